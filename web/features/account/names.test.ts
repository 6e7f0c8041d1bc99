import { expect, it } from 'vitest';
import { toFirstName, toFullName, toInitials, toProviderName } from './names.ts';

const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };
const nobody = { firstName: null, lastName: null, email: 'x@example.com' };

it('calls an account by its name, and one without a name User', () => {
  expect([toFullName(ada), toFirstName(ada), toInitials(ada)]).toEqual(['Ada Lovelace', 'Ada', 'AL']);
  expect([toFullName(nobody), toFirstName(nobody), toInitials(nobody)]).toEqual(['User', 'User', 'X']);
  expect(toInitials({ ...nobody, firstName: '😀ve' })).toBe('😀');
});

it('names the providers that people know', () => {
  expect(toProviderName('accounts.google.com')).toBe('Google');
  expect(toProviderName('id.example.org')).toBe('id.example.org');
  expect(toProviderName('notgoogle.com')).toBe('notgoogle.com');
});
