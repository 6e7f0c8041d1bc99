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

  it('only links http and https URLs with a host name', () => {
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

  it('keeps every character', () => {
    const words = fc.constantFrom(
      'https://a.example',
      'HTTP://b.example/(c)',
      ' ',
      '\n',
      ').',
      'javascript:',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(words, fc.string())), (pieces) => {
        const text = pieces.join('');
        const parts = splitLinks(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const { href } of parts) if (href) expect(href).toMatch(/^https?:\/\/[^/@]+\.[^/@]+/);
      }),
    );
  });
});
