import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitLinks } from './linked-text.ts';

const links = (text: string) => splitLinks(text).flatMap(({ text, href }) => (href ? [text] : []));

describe('splitLinks', () => {
  it('finds URLs without the punctuation after them', () => {
    expect(links('See https://a.example/x?y=1&z=(2), then http://b.example.')).toEqual([
      'https://a.example/x?y=1&z=(2)',
      'http://b.example',
    ]);
    expect(links('(https://a.example/one) "https://a.example/two"!')).toEqual([
      'https://a.example/one',
      'https://a.example/two',
    ]);
  });

  it('keeps all other text', () => {
    expect(splitLinks('One\nhttps://a.example\n\ntwo')).toEqual([
      { text: 'One\n' },
      { text: 'https://a.example', href: 'https://a.example/' },
      { text: '\n\ntwo' },
    ]);
    expect(splitLinks('')).toEqual([{ text: '' }]);
  });

  it('of schemes only links http and https, with a host name', () => {
    for (const text of [
      'javascript:alert(1)',
      'data:text/html,https',
      'ftp://a.example',
      'https://localhost/x',
      'https://user:pass@a.example',
      'https://',
      'xhttps://a.example',
    ]) {
      expect(splitLinks(text)).toEqual([{ text }]);
    }
  });

  it('links addresses without a scheme', () => {
    const hrefs = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? []);
    expect(hrefs('See www.hotel-roma.it/menu. Tickets: Example.com/a?b=1, or sub.example.co.uk!')).toEqual([
      'https://www.hotel-roma.it/menu',
      'https://example.com/a?b=1',
      'https://sub.example.co.uk/',
    ]);
    expect(hrefs('shop.example.com.au,example.org,x')).toEqual([
      'https://shop.example.com.au/',
      'https://example.org/',
    ]);
    for (const text of ['Meet at 7.30pm', 'e.g. this', 'menu.pdf', 'example.community', 'ftp://example.com'])
      expect(links(text)).toEqual([]);
  });

  it('links email addresses', () => {
    expect(splitLinks('Write to Ann.B+trip@www.example.org.')).toEqual([
      { text: 'Write to ' },
      { text: 'Ann.B+trip@www.example.org', href: 'mailto:Ann.B+trip@www.example.org' },
      { text: '.' },
    ]);
    expect(links('@ann, ann@home, 2@1')).toEqual([]);
    // An address with an @ in its query is not one.
    expect(splitLinks('www.a.example?c@d.example')).toEqual([
      { text: 'www.a.example?c@d.example', href: 'https://www.a.example/?c@d.example' },
    ]);
  });

  it.each([
    ['(415) 555-0132', 'tel:4155550132'],
    ['415-555-0132', 'tel:4155550132'],
    ['1 800.555.0199', 'tel:18005550199'],
    ['+1 (415) 555-0132', 'tel:+14155550132'],
    ['+44 (0)20 7946 0958', 'tel:+442079460958'],
    ['+390612345678', 'tel:+390612345678'],
  ])('links the phone number %s', (number, href) => {
    expect(splitLinks(`Call ${number}, 24/7`)).toEqual([
      { text: 'Call ' },
      { text: number, href },
      { text: ', 24/7' },
    ]);
  });

  it.each([
    '2027-06-12',
    '06-12-2027',
    '10:30-12:00',
    '1,200.00',
    '4111-1111-1111-1111',
    'Booking 0123456789',
    '+1 guest',
    'Room 415-555',
  ])('does not take %s for a phone number', (text) => expect(links(text)).toEqual([]));

  it('ends a phone number before a time', () => {
    expect(links('+39 06 1234 5678 10:30')).toEqual(['+39 06 1234 5678']);
  });

  it('keeps every character', () => {
    const words = fc.constantFrom(
      'https://a.example',
      'HTTP://b.example/(c)',
      ' ',
      '\n',
      ').',
      'javascript:',
      'www.a.example',
      'b.com/',
      'c@d.example',
      '+1 415 555 0132',
      '@',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(words, fc.string())), (pieces) => {
        const text = pieces.join('');
        const parts = splitLinks(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const { href } of parts)
          if (href) expect(href).toMatch(/^(https?:\/\/[^/@]+\.[^/@]+|mailto:[^@?]+@[^@?]+$|tel:\+?\d+$)/);
      }),
    );
  });
});
