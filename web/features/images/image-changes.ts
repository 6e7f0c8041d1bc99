/**
 * A change of the header image list, as a function of the current list: can be shown before it is saved and reapplied
 * when someone else changed the list meanwhile. Items are image URLs.
 */
export type ImageChange = (list: readonly string[]) => string[];

/** Appends an image. */
export const addImage =
  (url: string): ImageChange =>
  (list) =>
    list.includes(url) ? [...list] : [...list, url];

/** Removes an image. */
export const removeImage =
  (url: string): ImageChange =>
  (list) =>
    list.filter((other) => other !== url);

/** Reorders the images; those not in `order` come last. */
export const orderImages =
  (order: readonly string[]): ImageChange =>
  (list) => [...order.filter((url) => list.includes(url)), ...list.filter((url) => !order.includes(url))];
