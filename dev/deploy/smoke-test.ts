import { setTimeout as wait } from 'node:timers/promises';
import { CommandError } from '../steps.mjs';

type Fetch = (url: string) => Promise<Response>;

/** A new domain needs minutes for its DNS record and certificate. */
const ATTEMPTS = 30;
const PAUSE_MS = 10_000;

/** Checks the deployed product at its address. Throws CommandError with the first thing that is wrong. */
export async function smokeTest(origin: string, get: Fetch = fetch, pauseMs = PAUSE_MS) {
  let problem = '';
  for (let n = 0; n < ATTEMPTS; n++) {
    if (n > 0) await wait(pauseMs);
    problem = await findProblem(origin, get);
    if (!problem) return;
  }
  throw new CommandError(
    `${origin} ${problem}`,
    'Look at the log: npx wrangler tail. Run npm run deploy again.',
  );
}

/** What is wrong with the product at this address; '' if nothing is. */
export async function findProblem(origin: string, get: Fetch): Promise<string> {
  try {
    const page = await get(`${origin}/`);
    if (page.status !== 200) return `answers ${page.status}.`;
    if (!page.headers.has('content-security-policy')) return 'has no Content-Security-Policy.';
    const config = await get(`${origin}/api/config`);
    if (config.status !== 200) return `/api/config answers ${config.status}.`;
    const missing = await get(`${origin}/api/projects/SMOKE000`);
    return missing.status < 500 ? '' : `cannot read its database (${missing.status}).`;
  } catch (error) {
    return `does not answer: ${(error as Error).message}`;
  }
}
