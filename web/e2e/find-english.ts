import type { Page } from '@playwright/test';

/** Names, which are the same in all languages, and formats. */
const NAMES = [
  'Foldout',
  'Google',
  'Apple',
  'Outlook',
  'PDF',
  'QR',
  'URL',
  'iPhone',
  'iPad',
  'Cloudflare',
  'JavaScript',
  '.ics',
];
/** Addresses, codes, times, and zones. */
const NO_WORDS = /https?:\/\/\S+|\b[A-Z\d]{6,8}\b|\bGMT(?:[+-]\d+)?|\bID\b|\d PM\b/g;
const WORD = /[A-Za-z]{2}/;

/**
 * Texts and labels of the page that have an English word, or another in Latin letters, for a page in a language without them.
 * `hosts`: what hosts wrote.
 */
export async function findEnglish(page: Page, hosts: readonly string[]): Promise<string[]> {
  const known = [...NAMES, ...hosts].toSorted((a, b) => b.length - a.length);
  const texts = await page.evaluate(listTexts);
  return texts.filter((text) => {
    // First, since a random address may contain a name.
    const words = text.replace(NO_WORDS, ' ');
    return WORD.test(known.reduce((left, name) => left.replaceAll(name, ' '), words));
  });
}

/** All that is read or heard, but what is marked as English. Runs in the browser. */
function listTexts(): string[] {
  const spoken = ['alt', 'aria-description', 'aria-label', 'aria-roledescription', 'placeholder', 'title'];
  const isRead = (element: Element | null) => !element?.closest('script, style, [lang="en"]:not(html)');
  const texts: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (isRead(walker.currentNode.parentElement)) texts.push(walker.currentNode.textContent ?? '');
  for (const element of document.querySelectorAll(spoken.map((name) => `body [${name}]`).join()))
    if (isRead(element)) texts.push(...spoken.map((name) => element.getAttribute(name) ?? ''));
  return texts.map((text) => text.trim()).filter(Boolean);
}

/** What `findEnglish` finds in addition when somebody forgot to translate a text and a label. */
export async function plantEnglish(page: Page, hosts: readonly string[]): Promise<string[]> {
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<p id="planted" aria-label="Planted label">Planted words</p>',
    );
  });
  const found = await findEnglish(page, hosts);
  await page.evaluate(() => document.getElementById('planted')?.remove());
  return found.filter((text) => text.startsWith('Planted'));
}
