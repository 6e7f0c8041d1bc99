/** Elements that start a new line. Cells and rows are laid out by `TextLayout` instead. */
export const BLOCK_ELEMENTS = new Set(
  (
    'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table ul legend caption button option'
  ).split(' '),
);

/** Elements whose content is not visible text. */
export const SKIPPED_ELEMENTS = new Set(
  'script style head title template noscript svg math object iframe textarea select audio video canvas'.split(
    ' ',
  ),
);

/** Elements without a closing tag. */
export const VOID_ELEMENTS = new Set(
  'area base basefont br col command embed frame hr img input keygen link meta param source track wbr'.split(
    ' ',
  ),
);
