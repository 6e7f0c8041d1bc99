import { useLayoutEffect, useState } from 'react';

/** Marks the text areas of prerendered pages. */
export const PRERENDERED_TEXT = 'data-prerendered';

// There is no document where pages are prerendered.
const findField = () =>
  globalThis.document?.querySelector<HTMLTextAreaElement>(`textarea[${PRERENDERED_TEXT}]`) ?? null;

/**
 * The text of a field, with what was typed or pasted into the prerendered page before the app started. Empty when the app
 * renders the page itself.
 */
export function usePrerenderedText() {
  const [field] = useState(findField);
  const [wasFocused] = useState(() => field !== null && field === document.activeElement);
  const [text, setText] = useState(field?.value ?? '');
  // The prerendered page takes text until React has replaced it, which can be later than the first render.
  useLayoutEffect(() => {
    if (field) setText(field.value);
  }, [field]);
  return { text, setText, wasFocused };
}
