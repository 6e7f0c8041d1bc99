/** The id of the element for what the reader missed. */
export const CHANGES_PLACE = 'missed-changes';

/** Where the page says what the reader missed, once that is known. Screen readers announce it. */
export const ChangesPlace = () => <div id={CHANGES_PLACE} role="status" />;
