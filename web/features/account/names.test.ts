import { expect, it } from 'vitest';
import { toFirstName, toFullName, toInitials, toProviderName } from './names.ts';

const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };
const unnamed = { firstName: null, lastName: null, email: 'x@example.com' };

it('shows the name of an account, or User if it has none', () => {
  expect([toFullName(ada), toFirstName(ada), toInitials(ada)]).toEqual(['Ada Lovelace', 'Ada', 'AL']);
  expect([toFullName(unnamed), toFirstName(unnamed), toInitials(unnamed)]).toEqual(['User', 'User', 'X']);
  expect(toInitials({ ...unnamed, firstName: '😀ve' })).toBe('😀');
});

it('shows well-known providers by name and others by host', () => {
  expect(toProviderName('accounts.google.com')).toBe('Google');
  expect(toProviderName('id.example.org')).toBe('id.example.org');
  expect(toProviderName('notgoogle.com')).toBe('notgoogle.com');
});
