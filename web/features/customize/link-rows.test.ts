import { describe, expect, it } from 'vitest';
import { findLinkErrors, toLinkRows, toLinks, toRowErrors } from './link-rows.ts';

const row = (name: string, url: string) => ({ id: `${name}${url}`, name, url });

describe('links', () => {
  it('go out as the server will store them, without empty rows', () => {
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

  it('come back as they went', () => {
    const links = [{ name: 'Photos', url: 'https://photos.example.com/' }];
    expect(toLinks(toLinkRows(links))).toEqual(links);
  });

  it('name what is missing or no address, by row', () => {
    expect(
      findLinkErrors([row('', ''), row('Photos', ''), row('', 'x.example'), row('Bad', 'a:b@c.de')]),
    ).toEqual({
      'customLinks.1.url': 'Please enter an address.',
      'customLinks.2.name': 'Please enter a name for the link.',
      'customLinks.3.url': 'Please enter a web address, such as example.com.',
    });
  });

  it('are not there twice', () => {
    expect(findLinkErrors([row('Map', 'example.com'), row(' Map', 'https://example.com/')])).toEqual({
      'customLinks.1.name': 'This link is there already.',
    });
  });

  it('show what the server found on the row it came from', () => {
    const rows = [row('', ''), row('Photos', 'localhost')];
    expect(toRowErrors({ 'customLinks.0.url': 'No.', customTitle: 'Too long.' }, rows)).toEqual({
      'customLinks.1.url': 'No.',
      customTitle: 'Too long.',
    });
  });
});
