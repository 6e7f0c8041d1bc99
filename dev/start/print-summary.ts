import type { Demo } from './seed.ts';

type Card = { origin: string; demo: Demo; payWith: string; signInWith: string; took: string };

/** A confirmation mail of our own, to try the mail door with. */
const SAMPLE = 'email-worker/fixtures/samples/hotel.eml';

/** Prints what a person needs to begin: where, and with which codes. */
export function printSummary({ origin, demo, payWith, signInWith, took }: Card) {
  // Commands beside the server look for it where it is when nothing is said.
  const where = process.env.PORT ? `PORT=${new URL(origin).port} ` : '';
  const lines = [
    ['Foldout', `${origin}`],
    ['Demo', `${origin}/access/${demo.projectId}?code=${demo.accessCode}`],
    ['', `project ${demo.projectId}   access code ${demo.accessCode}   admin code ${demo.adminCode}`],
    ['Sign in', `${origin}/dashboard, with ${signInWith}`],
    ['Pay with', payWith],
    ['Mail sent', `${origin}/dev/outbox`],
    ['Post a mail', `${where}npm run mail -- ${SAMPLE}`],
    ...(demo.mailTo ? [['', `goes to ${demo.mailTo}`]] : []),
  ];
  console.log(`\n${lines.map(([title = '', text]) => `  ${title.padEnd(13)}${text}`).join('\n')}`);
  console.log(`\n  Ready after ${took}. Ctrl-C stops it; npm start -- --reset begins anew.\n`);
}
