/** Links the sender's address in pages that mention it. Without one, they keep their fallback text. */
export function addContactEmail(page: Response, mailFrom: string | undefined): Response {
  const address = parseAddress(mailFrom);
  if (!address) return page;
  return new HTMLRewriter()
    .on('a[data-contact]', {
      element(link) {
        link.setAttribute('href', `mailto:${address}`);
        link.setInnerContent(address);
      },
    })
    .transform(page);
}

/** `Foldout <hello@foldout.example>` or a plain address; returns the address. */
function parseAddress(from = ''): string | undefined {
  return /<([^<>\s]+@[^<>\s]+)>$/.exec(from)?.[1] ?? /^[^<>\s]+@[^<>\s]+$/.exec(from)?.[0];
}
