import { expect, it } from 'vitest';
import { SIGN_IN_PROBLEMS } from '../../../worker/contract/accounts.ts';
import { SIGN_IN_MESSAGES, toSignInMessage } from './sign-in-messages.ts';

it('has words for every problem, and for an address that names none', () => {
  for (const problem of SIGN_IN_PROBLEMS) expect(toSignInMessage(problem).title).toBeTruthy();
  for (const odd of [undefined, 'constructor', '<b>', 7])
    expect(toSignInMessage(odd)).toBe(SIGN_IN_MESSAGES.failed);
});
