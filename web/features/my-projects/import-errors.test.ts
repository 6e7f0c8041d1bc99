import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api.ts';
import { toImportErrors } from './import-errors.ts';

const refuse = (fields?: Record<string, string>) =>
  new ApiError(
    400,
    JSON.stringify({ success: false, code: 'INVALID_INPUT', message: 'No.', requestId: '1', fields }),
  );

it('names the position in the file', () => {
  expect(toImportErrors(refuse({ 'events.3.title': 'Please enter a title.' }))).toEqual([
    { where: 'Event 4, title', what: 'Please enter a title.' },
  ]);
  expect(toImportErrors(refuse({ 'itinerary.name': 'Missing.' }))).toEqual([
    { where: 'name', what: 'Missing.' },
  ]);
});

it('says only that a file is no export, or too new', () => {
  const fields = { itinerary: 'This field is required.', version: 'Newer.' };
  expect(toImportErrors(refuse({ ...fields, format: 'Not ours.' }))).toEqual([{ what: 'Not ours.' }]);
  expect(toImportErrors(refuse(fields))).toEqual([{ what: 'Newer.' }]);
});

it('shows the first five errors, or the message if no field is named', () => {
  const many = Object.fromEntries(Array.from({ length: 9 }, (_, row) => [`faqs.${row}.answer`, 'Empty.']));
  expect(toImportErrors(refuse(many))).toHaveLength(6);
  expect(toImportErrors(refuse(many)).at(-1)?.what).toBe('And 4 more.');
  expect(toImportErrors(refuse())).toEqual([{ what: 'No.' }]);
  expect(toImportErrors(new TypeError('fetch failed'))[0]?.what).toContain('Failed to import');
});
