/**
 * Shows "Accessing itinerary..." in place of the form for a code if the address has a personal link's token: the server sees no
 * fragment. The page of a link has the source of this function behind the form and runs it before the first paint, so it may
 * use nothing from outside.
 */
export function showOpening(): void {
  const opening = document.querySelector<HTMLElement>('[data-opening]');
  const form = opening?.parentElement?.querySelector('form');
  if (!opening || !form || !new URLSearchParams(location.hash.slice(1)).has('p')) return;
  form.remove();
  opening.hidden = false;
}
