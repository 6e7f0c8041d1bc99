/** Names the operator and links the contact address in static pages. Without an address, links keep their text. */
export function addOperator(
  page: Response,
  { address, operator }: { address: string | undefined; operator: string | undefined },
): Response {
  return new HTMLRewriter()
    .on('a[data-contact]', {
      element(link) {
        if (!address) return;
        link.setAttribute('href', `mailto:${address}`);
        link.setInnerContent(address);
      },
    })
    .on('p[data-operator]', {
      element(line) {
        if (operator) line.setInnerContent(`Operated by ${operator}`);
        else line.remove();
      },
    })
    .transform(page);
}
