import { useLayoutEffect, useState } from 'react';

/** Marks the text areas of prerendered pages. */
export const PRERENDERED_TEXT = 'data-prerendered';

/** The field, if there is one, and whether it has had the focus. */
function watchField() {
  // There is no document where pages are prerendered.
  const field =
    globalThis.document?.querySelector<HTMLTextAreaElement>(`textarea[${PRERENDERED_TEXT}]`) ?? null;
  const watched = { field, wasFocused: field !== null && field === document.activeElement };
  field?.addEventListener('focus', () => {
    watched.wasFocused = true;
  });
  return watched;
}

/**
 * The text of a field, with what was typed or pasted into the prerendered page before the app started, and whether the
 * visitor was there. Empty when the app renders the page itself.
 */
export function usePrerenderedText() {
  const [watched] = useState(watchField);
  const [text, setText] = useState(watched.field?.value ?? '');
  const [wasFocused, setFocused] = useState(watched.wasFocused);
  // The prerendered page takes text until React has replaced it, which can be later than the first render.
  useLayoutEffect(() => {
    if (!watched.field) return;
    setText(watched.field.value);
    setFocused(watched.wasFocused);
  }, [watched]);
  return { text, setText, wasFocused };
}
