import { describe, expect, it } from 'vitest';
import { toLinkUrl } from './link-url.ts';
import { toHref, toMapUrl } from './links.ts';

describe('toMapUrl', () => {
  it('searches for the location', () => {
    expect(toMapUrl(' Café de Flore, 172 Bd St-Germain & co ')).toBe(
      'https://www.google.com/maps/search/?api=1&query=Caf%C3%A9%20de%20Flore%2C%20172%20Bd%20St-Germain%20%26%20co',
    );
  });

  it('returns undefined for a blank location', () => expect(toMapUrl('  ')).toBeUndefined());

  it('accepts a lone surrogate', () => expect(toMapUrl('Bar \ud83c')).toContain('query=Bar%20%EF%BF%BD'));
});

describe('toHref', () => {
  it('adds https:// to anything but http and https', () => {
    expect(toHref('HTTP://a.example/b')).toBe('HTTP://a.example/b');
    expect(toHref(' a.example ')).toBe('https://a.example');
    expect(toHref('javascript:alert(1)')).toBe('https://javascript:alert(1)');
  });
});

describe('toLinkUrl', () => {
  it.each([
    ['example.com/list', 'https://example.com/list'],
    [' http://example.com ', 'http://example.com/'],
    ['HTTPS://Example.com/A', 'https://example.com/A'],
    ['example.com:8443/a?b#c', 'https://example.com:8443/a?b#c'],
    ['https://münchen.de/ü', 'https://xn--mnchen-3ya.de/%C3%BC'],
  ])('accepts %j', (text, url) => expect(toLinkUrl(text)).toBe(url));

  it.each([
    '',
    'example',
    'https://localhost/',
    '//',
    'javascript:alert(1)',
    'data:text/html,hi',
    'mailto:ann@example.com',
    'https://ann@example.com/',
    'https://ann:secret@example.com/',
    'https://example./',
    'ftp://example.com',
    `https://example.com/${'ü'.repeat(400)}`,
  ])('rejects %j', (text) => expect(toLinkUrl(text)).toBeUndefined());
});
