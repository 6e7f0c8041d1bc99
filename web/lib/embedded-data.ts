/** Puts data into the page for code that is loaded later, as the server does. */
export function embedData<T>(name: string, data: T): void {
  const element = document.createElement('script');
  document.body.append(
    Object.assign(element, { type: 'application/json', id: name, textContent: JSON.stringify(data) }),
  );
}

/** Reads and removes JSON that the server embedded in the HTML (worker/domain/page/page-html.ts). */
export function readEmbeddedData<T>(name: string): T | null {
  const element = document.getElementById(name);
  element?.remove();
  return element && JSON.parse(element.textContent);
}
