import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Box, findFreeSpace } from './find-free-space.ts';

/** What a toast never covers, beside rows just added: bars with buttons, Close buttons, open menus, and the focused or pressed control. */
const REQUIRED = [
  '.dialog header button',
  '.panel-header button',
  '.dialog footer',
  '.floating',
  '.form-actions',
  '.save-bar',
  '.page-foot',
  '.guest-view-bar',
  ':is(a, button, input, select, textarea):focus',
  ':is(a, button, input, label, select, summary):active',
].join();

/** What a toast covers only if there is no other place: an open dialog, or at least its controls, else what the page says. */
const DIALOG_CONTROLS = ':is(a, button, input, label, select, textarea, summary)';
const PAGE_CONTENT = '.page-top > *, .page-links, .itinerary > main > *';
/** A small one leaves these alone, or at least what the guest looks for: where it is asked, and what begins an event. */
const EVENT_TOP = '.cover, .rsvp-place, .changes-strip, .day-header, .event-time > time, .event-open';
const LOOKED_FOR = `.page-top > h1, .tab-row, ${EVENT_TOP}`;
const PAGE_TOP = `.page-top, .link-asked, .day-card, .countdown, .event-add, ${LOOKED_FOR}`;

/** How long a row counts as just added. */
const NEW_ROW_MS = 2000;
const newRows = new Set<Element>();

/** Moves the toast in `viewport` off the obstacles, by `--toast-lift`, as long as there are toasts. */
export function useFreeSpace(
  viewport: RefObject<HTMLElement | null>,
  toasts: readonly { id: string }[],
): void {
  // Rows that were new while the toast was on screen. It keeps off them until it closes.
  const avoided = useRef(new Set<Element>());
  // Dialogs that were open when the toast came.
  const openBefore = useRef<Set<Element>>(undefined);
  const shown = toasts[0]?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each toast
  useLayoutEffect(() => {
    openBefore.current = new Set(document.querySelectorAll('.dialog'));
    return () => avoided.current.clear();
  }, [shown]);
  useLayoutEffect(() => {
    if (toasts.length === 0) return;
    let frame = 0;
    const place = () => {
      putAside(viewport.current, openBefore.current);
      lift(viewport.current, avoided.current);
    };
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    const observer = new MutationObserver(measure);
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener('resize', measure);
    addEventListener('scrollend', measure);
    // Among what it never covers is the control with the focus.
    document.addEventListener('focusin', measure);
    // A dialog moves while it opens.
    addEventListener('transitionend', measure);
    window.visualViewport?.addEventListener('resize', measure);
    // At once, so that the first frame covers nothing, and again when the page is complete.
    place();
    measure();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      removeEventListener('resize', measure);
      removeEventListener('scrollend', measure);
      document.removeEventListener('focusin', measure);
      removeEventListener('transitionend', measure);
      window.visualViewport?.removeEventListener('resize', measure);
    };
  }, [viewport, toasts]);
}

/** Remembers rows added to lists for NEW_ROW_MS. Call once. */
export function watchNewRows(): void {
  new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]).flatMap(findRow);
    for (const row of added) newRows.add(row);
    setTimeout(() => {
      for (const row of added) newRows.delete(row);
    }, NEW_ROW_MS);
  }).observe(document.body, { childList: true, subtree: true });
}

/** The row that was added, on its own or with its list as the first one. A list of several is not new. */
function findRow(node: Node): Element[] {
  if (node instanceof HTMLLIElement) return [node];
  const rows = node instanceof Element ? node.querySelectorAll('li') : [];
  return rows.length === 1 ? [...rows] : [];
}

function lift(viewport: HTMLElement | null, avoided: Set<Element>) {
  const toast = viewport?.querySelector<HTMLElement>('.toast:not([data-limited], [data-ending-style])');
  if (!viewport || !toast) return;
  viewport.style.removeProperty('--toast-lift');
  const foot = document.querySelector('.page-foot');
  viewport.style.setProperty('--page-font', foot && getComputedStyle(foot).fontFamily);
  const toBoxes = (elements: Iterable<Element>) =>
    [...elements].filter((element) => isShown(element) && !viewport.contains(element)).map(toBox);
  const required = [...toBoxes(document.querySelectorAll(REQUIRED)), toKeyboardBox()];
  for (const row of newRows) avoided.add(row);
  const wanted = [...required, ...toBoxes(avoided)];
  // A small one yields only to an open menu, whose last item it would cover, and to what has the focus.
  const kept = toast.matches('.toast-small')
    ? toBoxes(document.querySelectorAll('.floating, :focus-visible'))
    : wanted;
  if (dock(viewport, toast, kept)) return;
  const { left, right, bottom } = viewport.getBoundingClientRect();
  const place = { left, right, bottom, top: bottom - toast.offsetHeight };
  const free =
    listPreferred(toast.matches('.toast-small'))
      .map((elements) => findFreeSpace(place, [...wanted, ...toBoxes(elements)]))
      .find((space) => space !== undefined) ??
    findFreeSpace(place, wanted) ??
    findFreeSpace(place, required) ??
    0;
  viewport.style.setProperty('--toast-lift', `${free}px`);
}

/** Makes the toast a row of the footer, or of the window if large text has the footer at the page's end, unless it would cover what it must not. Returns whether it is one. */
function dock(viewport: HTMLElement, toast: HTMLElement, kept: readonly Box[]): boolean {
  const foot = findFoot();
  const end = foot ? Math.min(toBox(foot).top, innerHeight) : 0;
  const isFree = kept.every(({ top, bottom }) => bottom <= end - toast.offsetHeight || top >= end);
  viewport.toggleAttribute('data-docked', foot !== undefined && isFree);
  if (!foot || !isFree) return false;
  const { backgroundColor, color } = getComputedStyle(foot);
  viewport.style.setProperty('--foot', backgroundColor);
  viewport.style.setProperty('--on-foot', color);
  viewport.style.setProperty('--toast-lift', `${innerHeight - end}px`);
  return true;
}

/** Hides a toast under a dialog that was opened after it, until that closes: it would lie over the sheet. Not one that says what failed. */
function putAside(viewport: HTMLElement | null, openBefore: ReadonlySet<Element> | undefined) {
  const dialogs = [...document.querySelectorAll('.dialog:not(.panel)')];
  const isUnder = dialogs.some((dialog) => isShown(dialog) && !openBefore?.has(dialog));
  const mayWait = viewport?.querySelector('.toast:not([data-type="error"], .toast-across, [data-limited])');
  viewport?.toggleAttribute('data-aside', Boolean(mayWait && isUnder));
}

/** The footer where there is no room beside the page, unless it is scrolled into view with the end of the page. */
function findFoot(): Element | undefined {
  const foot = matchMedia('(max-width: 87.99rem)').matches && document.querySelector('.page-foot');
  if (!foot || [...document.querySelectorAll('.dialog')].some(isShown)) return undefined;
  const { top, bottom } = toBox(foot);
  return top >= innerHeight || Math.abs(bottom - innerHeight) < 1 ? foot : undefined;
}

/** Elements that are better not covered, best choice first. The admin panel has its own bars, which count anyway. */
function listPreferred(isSmall: boolean): Iterable<Element>[] {
  const dialog = [...document.querySelectorAll('.dialog')].findLast(isShown);
  if (!dialog && isSmall)
    return [PAGE_TOP, LOOKED_FOR, EVENT_TOP].map((selector) => document.querySelectorAll(selector));
  if (!dialog) return [document.querySelectorAll(PAGE_CONTENT)];
  return dialog.matches('.panel') ? [] : [[dialog], dialog.querySelectorAll(DIALOG_CONTROLS)];
}

/** A closed dialog stays until its animation ends. Measuring rows that the browser skips would render them. Safari before 17.4 cannot tell. */
const isShown = (element: Element) =>
  !element.closest('[data-closed], [hidden]') &&
  (element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true);
const toBox = (element: Element): Box => element.getBoundingClientRect();

/** The part of the page under an on-screen keyboard; empty without one. */
function toKeyboardBox(): Box {
  const { visualViewport } = window;
  const top = visualViewport ? visualViewport.offsetTop + visualViewport.height : innerHeight;
  return { left: 0, right: innerWidth, top, bottom: innerHeight };
}
