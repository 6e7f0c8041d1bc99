import { describe, expect, it } from 'vitest';
import { findLinkErrors, toLinkRows, toLinks, toRowErrors } from './link-rows.ts';

const row = (name: string, url: string) => ({ id: `${name}${url}`, name, url });

describe('links', () => {
  it('are sent like the server stores them, without empty rows', () => {
    const rows = [
      row(' Photos ', 'photos.example.com/lisbon'),
      row(' ', ''),
      row('Map', 'http://example.com'),
    ];
    expect(toLinks(rows)).toEqual([
      { name: 'Photos', url: 'https://photos.example.com/lisbon' },
      { name: 'Map', url: 'http://example.com/' },
    ]);
  });

  it('survive a round trip', () => {
    const links = [{ name: 'Photos', url: 'https://photos.example.com/' }];
    expect(toLinks(toLinkRows(links))).toEqual(links);
  });

  it('report missing and invalid values by row', () => {
    expect(
      findLinkErrors([row('', ''), row('Photos', ''), row('', 'x.example'), row('Bad', 'a:b@c.de')]),
    ).toEqual({
      'customLinks.1.url': 'Enter a web address.',
      'customLinks.2.name': 'Enter a name for the link.',
      'customLinks.3.url': 'Enter a web address, such as example.com.',
    });
  });

  it('report duplicates', () => {
    expect(findLinkErrors([row('Map', 'example.com'), row(' Map', 'https://example.com/')])).toEqual({
      'customLinks.1.name': 'This link is already added.',
    });
  });

  it('map errors of the server to rows', () => {
    const rows = [row('', ''), row('Photos', 'localhost')];
    expect(toRowErrors({ 'customLinks.0.url': 'No.', customTitle: 'Too long.' }, rows)).toEqual({
      'customLinks.1.url': 'No.',
      customTitle: 'Too long.',
    });
  });
});
