/** Reads and removes JSON that the server embedded in the HTML (worker/domain/page/page-html.ts). */
export function readEmbeddedData<T>(name: string): T | null {
  const element = document.getElementById(name);
  element?.remove();
  return element && JSON.parse(element.textContent);
}
