import { parseSender } from '../domain/email/sender.ts';

/** Links the sender's address in pages that mention it. Without one, they keep their fallback text. */
export function addContactEmail(page: Response, mailFrom: string | undefined): Response {
  const address = parseSender(mailFrom)?.email;
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
