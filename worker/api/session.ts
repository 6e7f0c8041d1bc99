import type { Context } from 'hono';
import { deliverAtOnce } from '../actions/deliver-messages.ts';
import type { SignInProblemCode } from '../contract/accounts.ts';
import { deleteUserSessions } from '../db/directory/accounts/sessions.ts';
import { signInUser } from '../db/directory/accounts/users.ts';
import { toReturnPath } from '../domain/access/return-path.ts';
import { describeError } from '../domain/describe-error.ts';
import { AppError } from '../errors.ts';
import { type AppEnv, factory } from '../http/context.ts';
import { dropSessionGrants } from '../http/grants.ts';
import { requireUser } from '../http/guards.ts';
import { storePendingSignIn, takePendingSignIn } from '../http/pending-sign-ins.ts';
import { RATE, requireRate } from '../http/rate-limits.ts';
import { createSession, hashSession, writeSessionCookie } from '../http/sessions.ts';
import { signOut } from '../http/sign-out.ts';
import { log, logError } from '../log.ts';
import { toUser } from '../serializers/user.ts';
import { buildSignInUrl, createSignInAttempt, finishSignIn, SignInFailure } from '../services/openid.ts';

/** Signing in through the OpenID Connect provider, signing out, and the signed-in user. */
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
      return redirectToProblem(c, error, returnTo);
    }
  })
  .get('/callback', async (c) => {
    const parameters = new URL(c.req.url).searchParams;
    let returnTo: string | undefined;
    try {
      const attempt = await takePendingSignIn(c, parameters.get('state') ?? '');
      if (!attempt) throw new SignInFailure('expired', 'no such attempt in this browser');
      returnTo = attempt.returnTo;
      const identity = await finishSignIn(c.get('settings'), parameters, attempt);
      const { token, row } = await createSession(Date.now());
      await signInUser(c.get('directory'), identity, row, await hashSession(c));
      // What is claimed must be on the dashboard that opens next.
      await deliverAtOnce(c.env, c.get('directory'), Date.now());
      // They may belong to the account that was signed in before.
      await dropSessionGrants(c);
      writeSessionCookie(c, token);
      return c.redirect(returnTo, 302);
    } catch (error) {
      return redirectToProblem(c, error, returnTo);
    }
  })
  .get('/logout', async (c) => {
    // Links on other sites must not sign the user out; browsers set this header truthfully.
    const site = c.req.header('sec-fetch-site');
    if (site !== 'same-origin' && site !== 'none') return c.redirect('/dashboard', 302);
    await signOut(c);
    return c.redirect('/?loggedOut=true', 302);
  })
  .post('/logout', async (c) => {
    await signOut(c);
    return c.json({ success: true as const });
  })
  .post('/logout-everywhere', requireUser, async (c) => {
    await deleteUserSessions(c.get('directory'), c.get('user').id);
    await signOut(c);
    return c.json({ success: true as const });
  })
  .get('/auth/user', requireUser, (c) => c.json(toUser(c.get('user'))));

/** Sign-in is a page navigation, so errors redirect to a page instead of returning JSON. */
function redirectToProblem(
  c: Context<AppEnv>,
  error: unknown,
  returnTo = toReturnPath(undefined, ''),
): Response {
  const problem = toProblemCode(error);
  const reason = describeError(error);
  const line = { handler: 'fetch', job: 'sign-in', problem, reason };
  if (problem === 'failed') logError(line);
  else log(line);
  return c.redirect(`/sign-in?${new URLSearchParams({ problem, returnTo })}`, 302);
}

function toProblemCode(error: unknown): SignInProblemCode {
  if (error instanceof SignInFailure) return error.problem;
  return error instanceof AppError && error.code === 'RATE_LIMITED' ? 'too-many' : 'failed';
}
