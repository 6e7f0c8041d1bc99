/**
 * A change of the list of images, as what it does to whatever list it finds. So it can be shown before the
 * server has it, and done again on a list that another host has changed meanwhile.
 */
export type ImageChange = (list: readonly string[]) => string[];

/** Puts a new image last. */
export const addImage =
  (address: string): ImageChange =>
  (list) =>
    list.includes(address) ? [...list] : [...list, address];

/** Takes an image out. */
export const removeImage =
  (address: string): ImageChange =>
  (list) =>
    list.filter((other) => other !== address);

/** Puts the images in this order; those it does not name come last, as they were. */
export const orderImages =
  (order: readonly string[]): ImageChange =>
  (list) => [
    ...order.filter((address) => list.includes(address)),
    ...list.filter((address) => !order.includes(address)),
  ];
