import { expect, it } from 'vitest';
import { guessPerson } from '../../../worker/domain/papers/guess-person.ts';
import { preparePaper, toPaperTitle } from './prepare-file.ts';

const people = [{ name: 'Ana' }, { name: 'Zoë Müller' }, { name: 'Anabel' }];

it.each([
  ['Ana_ferry.pdf', 'Ana'],
  ['boarding-pass zoe muller.pdf', 'Zoë Müller'],
  ['Banana.pdf', undefined],
  ['ana + anabel.pdf', undefined],
])('guesses whose ticket %s is', (file, name) => {
  expect(guessPerson(file, people)?.name).toBe(name);
});

it.each([
  ['Ferry_Ana  12.PDF', 'Ferry Ana 12'],
  ['.pdf', 'Ticket'],
  [`${'x'.repeat(200)}.png`, 'x'.repeat(120)],
])('names a ticket after its file %s', (file, title) => {
  expect(toPaperTitle(file)).toBe(title);
});

it('accepts passes without a type, and refuses what is no ticket or too large', async () => {
  expect((await preparePaper(new File(['x'], 'a.pkpass'))).type).toBe('application/vnd.apple.pkpass');
  await expect(preparePaper(new File(['x'], 'a.docx'))).rejects.toThrow('isn’t a PDF');
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.pdf', { type: 'application/pdf' });
  await expect(preparePaper(large)).rejects.toThrow('larger than 10 MB');
});
