import { toLinkUrl } from '../domain/text/link-url.ts';
import { toFieldError } from '../errors.ts';

type Link = { name: string; url: string };

/** Links with complete URLs. Throws INVALID_INPUT; `path` is where `links` are in the request body. */
export const toCustomLinks = (links: Link[], path: string): Link[] =>
  links.map(({ name, url }, index) => {
    const linkUrl = toLinkUrl(url);
    if (linkUrl) return { name, url: linkUrl };
    throw toFieldError(`${path}.${index}.url`, 'Enter a web address, such as example.com.');
  });
