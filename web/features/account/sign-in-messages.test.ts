import { expect, it } from 'vitest';
import { SIGN_IN_PROBLEMS } from '../../../worker/contract/accounts.ts';
import { SIGN_IN_MESSAGES, toSignInMessage } from './sign-in-messages.ts';

it('has a message for every problem and a fallback for unknown ones', () => {
  for (const problem of SIGN_IN_PROBLEMS) expect(toSignInMessage(problem).title).toBeTruthy();
  for (const unknown of [undefined, 'constructor', '<b>', 7])
    expect(toSignInMessage(unknown)).toBe(SIGN_IN_MESSAGES.failed);
});
