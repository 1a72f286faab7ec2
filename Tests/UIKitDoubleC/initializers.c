#include "UIKitDoubleC.h"
#include <stdint.h>

// A class's metadata, where there is no Objective-C: what comes before the description.
// https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst
struct metadata {
  const void *kind, *superclass;
  uint32_t flags, address_point, size;
  uint16_t alignment, reserved;
  uint32_t class_size, class_address_point;
  const struct description *description;
};

// Its description, which is followed by the vtable's header and entries.
struct description {
  uint32_t flags;
  int32_t parent, name, access, fields, superclass;
  uint32_t negative_size, positive_size, members, field_count, field_offsets;
  uint32_t vtable_offset, vtable_size;
  struct {
    uint32_t flags;
    int32_t function;
  } methods[];
};

enum { kind_of_method = 0x0F, initializer = 1, has_resilient_superclass = 1 << 29,
       is_generic = 1 << 7, has_vtable = 1u << 31 };

// The function in the place of the first initializer of `base`, as `type` overrides it.
static const void *first_initializer(const void *type, const void *base) {
  const struct description *description = ((const struct metadata *)base)->description;
  if (!(description->flags & has_vtable) ||
      description->flags & (is_generic | has_resilient_superclass))
    return 0;
  for (uint32_t place = 0; place < description->vtable_size; place++)
    if ((description->methods[place].flags & kind_of_method) == initializer)
      return ((const void *const *)type)[description->vtable_offset + place];
  return 0;
}

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) const void *

void *double_make_view(const void *type, const void *base, double x, double y, double width,
                       double height) {
  SWIFT void *(*make)(double, double, double, double, SELF) =
      (SWIFT void *(*)(double, double, double, double, SELF))first_initializer(type, base);
  return make ? make(x, y, width, height, type) : 0;
}

void *double_make_cell(const void *type, const void *base, long style, uint64_t name,
                       uint64_t storage) {
  SWIFT void *(*make)(long, uint64_t, uint64_t, SELF) =
      (SWIFT void *(*)(long, uint64_t, uint64_t, SELF))first_initializer(type, base);
  return make ? make(style, name, storage, type) : 0;
}

void *double_make_header(const void *type, const void *base, uint64_t name, uint64_t storage) {
  SWIFT void *(*make)(uint64_t, uint64_t, SELF) =
      (SWIFT void *(*)(uint64_t, uint64_t, SELF))first_initializer(type, base);
  return make ? make(name, storage, type) : 0;
}
