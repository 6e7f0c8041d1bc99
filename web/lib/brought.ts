/** What the page brought along under a name (worker/domain/page-html.ts), once: it is of the moment it was sent. */
export function takeBrought<T>(name: string): { data: T; etag: string } | undefined {
  const element = document.getElementById(name);
  element?.remove();
  return element ? { data: JSON.parse(element.textContent), etag: element.dataset.etag ?? '' } : undefined;
}
