/** What the page brought along under a name (worker/domain/page/page-html.ts), once: it is of the moment it was sent. */
export function readEmbeddedData<T>(name: string): T | null {
  const element = document.getElementById(name);
  element?.remove();
  return element && JSON.parse(element.textContent);
}
