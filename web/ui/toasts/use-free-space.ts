import { type RefObject, useEffect } from 'react';
import { type Box, findFreeSpace } from './find-free-space.ts';

/** What a toast never covers, beside rows just added: bars with buttons, Close buttons and the focused control. */
const OBSTACLES = [
  '.dialog header button',
  '.panel-header button',
  '.dialog footer',
  '.form-actions',
  '.save-bar',
  '.page-foot',
  '.guest-view-bar',
  ':is(a, button, input, select, textarea):focus',
].join();

/** How long a row counts as just added. */
const NEW_ROW_MS = 2000;
const newRows = new Set<Element>();

/** Moves the toast in `viewport` off the obstacles, by `--toast-lift`, as long as there are toasts. */
export function useFreeSpace(viewport: RefObject<HTMLElement | null>, toasts: readonly unknown[]): void {
  useEffect(() => {
    if (toasts.length === 0) return;
    let frame = 0;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => viewport.current && lift(viewport.current));
    };
    const observer = new MutationObserver(measure);
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener('resize', measure);
    window.visualViewport?.addEventListener('resize', measure);
    measure();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      removeEventListener('resize', measure);
      window.visualViewport?.removeEventListener('resize', measure);
    };
  }, [viewport, toasts]);
}

/** Remembers rows added to lists for NEW_ROW_MS. Call once. */
export function watchNewRows(): void {
  new MutationObserver((records) => {
    const added = records
      .flatMap(({ addedNodes }) => [...addedNodes])
      .filter((node) => node instanceof HTMLLIElement);
    for (const row of added) newRows.add(row);
    setTimeout(() => {
      for (const row of added) newRows.delete(row);
    }, NEW_ROW_MS);
  }).observe(document.body, { childList: true, subtree: true });
}

function lift(viewport: HTMLElement) {
  const toast = viewport.querySelector<HTMLElement>('.toast:not([data-limited], [data-ending-style])');
  if (!toast) return;
  viewport.style.removeProperty('--toast-lift');
  const { left, right, bottom } = viewport.getBoundingClientRect();
  const place = { left, right, bottom, top: bottom - toast.offsetHeight };
  viewport.style.setProperty('--toast-lift', `${findFreeSpace(place, listObstacles(viewport))}px`);
}

function listObstacles(viewport: HTMLElement): Box[] {
  const elements = [...document.querySelectorAll(OBSTACLES), ...newRows];
  const boxes: Box[] = elements
    // A closed dialog stays until its animation ends.
    .filter((element) => !viewport.contains(element) && !element.closest('[data-closed], [hidden]'))
    .map((element) => element.getBoundingClientRect());
  return [...boxes, toKeyboardBox()];
}

/** The part of the page under an on-screen keyboard; empty without one. */
function toKeyboardBox(): Box {
  const { visualViewport } = window;
  const top = visualViewport ? visualViewport.offsetTop + visualViewport.height : innerHeight;
  return { left: 0, right: innerWidth, top, bottom: innerHeight };
}
