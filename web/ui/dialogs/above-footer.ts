/** Room in CSS pixels between what opens beside its button and the edges of the window, with the page's footer at the bottom. */
export const ABOVE_FOOTER = { top: 8, right: 8, bottom: 64, left: 8 };
