import type { Context } from 'hono';
import type { SignInProblemCode } from '../contract/accounts.ts';
import { deleteUserSessions } from '../db/sessions.ts';
import { signInUser } from '../db/users.ts';
import { toReturnPath } from '../domain/access/return-path.ts';
import { describeError } from '../domain/describe-error.ts';
import { AppError } from '../errors.ts';
import { dropOwnerGrants } from '../http/grants.ts';
import { requireUser } from '../http/guards.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { storePendingSignIn, takePendingSignIn } from '../http/pending-sign-ins.ts';
import { RATE, requireRate } from '../http/rate-limits.ts';
import { hashSession, makeSession, writeSessionCookie } from '../http/sessions.ts';
import { logOut } from '../http/sign-out.ts';
import { toUser } from '../serializers/user.ts';
import { buildSignInUrl, createSignInAttempt, finishSignIn, SignInFailure } from '../services/openid.ts';

/** Who somebody is: to the provider and back, out again, and the question who is here. */
export const sessionRoutes = factory
  .createApp()
  .get('/login', async (c) => {
    const returnTo = toReturnPath(c.req.query('returnTo'), c.get('settings').APP_ORIGIN);
    try {
      await requireRate(c, `address:${c.get('ip')}`, RATE.signIn);
      const attempt = createSignInAttempt();
      const url = await buildSignInUrl(c.get('settings'), attempt);
      await storePendingSignIn(c, { ...attempt, returnTo, startedAt: Date.now() });
      return c.redirect(url.href, 302);
    } catch (error) {
      return tellProblem(c, error, returnTo);
    }
  })
  .get('/callback', async (c) => {
    const parameters = new URL(c.req.url).searchParams;
    let returnTo: string | undefined;
    try {
      const attempt = await takePendingSignIn(c, parameters.get('state') ?? '');
      if (!attempt) throw new SignInFailure('expired', 'no such attempt in this browser');
      returnTo = attempt.returnTo;
      const person = await finishSignIn(c.get('settings'), parameters, attempt);
      const { token, row } = await makeSession(Date.now());
      await signInUser(c.get('db'), person, row, await hashSession(c));
      // What this browser could open as somebody else's it asks for again.
      await dropOwnerGrants(c);
      writeSessionCookie(c, token);
      return c.redirect(returnTo, 302);
    } catch (error) {
      return tellProblem(c, error, returnTo);
    }
  })
  .get('/logout', async (c) => {
    // Another site can make a browser come here, but not claim to be us or nobody.
    const site = c.req.header('sec-fetch-site');
    if (site !== 'same-origin' && site !== 'none') return c.redirect('/dashboard', 302);
    await logOut(c);
    return c.redirect('/?loggedOut=true', 302);
  })
  .post('/logout', async (c) => {
    await logOut(c);
    return c.json({ success: true as const });
  })
  .post('/logout-everywhere', requireUser, async (c) => {
    await deleteUserSessions(c.get('db'), c.get('user').id);
    await logOut(c);
    return c.json({ success: true as const });
  })
  .get('/auth/user', requireUser, (c) => c.json(toUser(c.get('user'))));

/** A person stands here, in the middle of a navigation: what went wrong becomes a page, not a body of JSON. */
function tellProblem(c: Context<AppEnv>, error: unknown, returnTo = toReturnPath(undefined, '')): Response {
  const problem = toProblem(error);
  const reason = describeError(error);
  const line = { handler: 'fetch', job: 'sign-in', problem, reason, requestId: c.get('requestId') };
  if (problem === 'failed') console.error(JSON.stringify(line));
  else console.log(JSON.stringify(line));
  return c.redirect(`/sign-in?${new URLSearchParams({ problem, returnTo })}`, 302);
}

function toProblem(error: unknown): SignInProblemCode {
  if (error instanceof SignInFailure) return error.problem;
  return error instanceof AppError && error.code === 'RATE_LIMITED' ? 'too-many' : 'failed';
}
