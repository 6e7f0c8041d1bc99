import { expect, it } from 'vitest';
import { parseLinkAccess, storeLinkAccess, takeLinkAccess } from './link-access.ts';

it.each([
  ['ABC234', 'k=abc_DEF-1', { code: 'ABC234', inviteKey: 'abc_DEF-1' }],
  ['ABC234', '#k=abc', { code: 'ABC234', inviteKey: 'abc' }],
  [' ABC234 ', '', { code: 'ABC234', inviteKey: undefined }],
  [undefined, 'k=abc', { code: undefined, inviteKey: 'abc' }],
  [undefined, 'p=7.1.abc', { personToken: '7.1.abc' }],
  ['ABC234', '#k=abc&p=7.1.abc', { personToken: '7.1.abc' }],
  [undefined, 'top', undefined],
  [undefined, '', undefined],
])('reads code %j and fragment %j', (code, hash, access) => {
  expect(parseLinkAccess(code, hash)).toEqual(access);
});

it('gives what a link carries once', () => {
  storeLinkAccess('ABCD2345', { code: 'ABC234', inviteKey: 'abc' });
  expect(takeLinkAccess('ABCD2345')).toEqual({ code: 'ABC234', inviteKey: 'abc' });
  expect(takeLinkAccess('ABCD2345')).toEqual({});
});
