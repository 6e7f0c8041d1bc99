/**
 * Ref of a button that may disappear while it has the focus. Then the next button of its section gets it, else the heading
 * of its dialog or page.
 */
export function focusWhenGone(button: HTMLElement | null) {
  if (!button) return;
  const section = button.closest('section');
  const frame = button.closest('[role="dialog"], main');
  return () => {
    if (document.activeElement !== button) return;
    // After it was removed.
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const next = section?.isConnected && section.querySelector('button');
      const heading = frame?.isConnected && frame.querySelector<HTMLElement>('h1, h2');
      if (heading && !next) heading.tabIndex = -1;
      (next || heading || undefined)?.focus();
    });
  };
}
