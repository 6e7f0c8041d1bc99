const findRoot = () => document.querySelector<HTMLElement>('#root[data-rendered-at]');

/** Remembers which button of a rendered page was pressed last, until the app takes the page over. */
export function keepEarlyPress(): void {
  document.addEventListener('click', ({ target }) => {
    const root = findRoot();
    const button = target instanceof Element && target.closest<HTMLElement>('button');
    if (!root || !button) return;
    for (const other of root.querySelectorAll<HTMLElement>('[data-pressed]')) delete other.dataset.pressed;
    button.dataset.pressed = '';
  });
}

/** Ends `keepEarlyPress` and presses the remembered button. Call it right after hydrating: React then hydrates it at once. */
export function repeatEarlyPress(): void {
  const root = findRoot();
  delete root?.dataset.renderedAt;
  const button = root?.querySelector<HTMLElement>('[data-pressed]');
  delete button?.dataset.pressed;
  button?.click();
}
