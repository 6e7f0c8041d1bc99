import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type DatedPath, LAST_CHANGES } from './last-changes.ts';
import { STATIC_PAGES } from './static-pages.ts';

const isDated = (path: string): path is DatedPath => path in LAST_CHANGES;
const pages = STATIC_PAGES.filter(({ path }) => isDated(path));

async function hashText(date: string, text: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${date}\n${text.replace(/\s+/g, ' ').trim()}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

describe.each(pages)('the page $path', ({ path, body }) => {
  const { date, text } = LAST_CHANGES[path as DatedPath];

  it('shows when it was last changed', () => {
    render(body);
    const shown = screen.getByText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
    expect(shown).toHaveAttribute('datetime', date);
    expect(shown.parentElement).toHaveTextContent(/^Last changed /);
  });

  it('has the text of that day. If you changed it, set `date` to today in last-changes.ts, then `text` to this', async () => {
    const page = render(body).container.cloneNode(true) as HTMLElement;
    for (const line of page.querySelectorAll('.prose-date')) line.remove();
    expect(await hashText(date, page.textContent)).toBe(text);
  });
});

it('are the pages that people agree to', () => {
  expect(pages.map(({ path }) => path).toSorted()).toEqual([
    '/accessibility',
    '/community-guidelines',
    '/privacy-policy',
    '/terms',
  ]);
});
