/** Marks the text areas of prerendered pages. */
export const PRERENDERED_TEXT = 'data-prerendered';

/**
 * What was typed or pasted into the prerendered page before the app started. Read it in the first render, while that page is
 * still shown. Empty when the app renders the page itself.
 */
export function readPrerenderedText(): { text: string; isFocused: boolean } {
  // There is no document where pages are prerendered.
  const field = globalThis.document?.querySelector<HTMLTextAreaElement>(`textarea[${PRERENDERED_TEXT}]`);
  return { text: field?.value ?? '', isFocused: field != null && field === document.activeElement };
}
