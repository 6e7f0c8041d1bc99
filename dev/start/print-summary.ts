import type { Demo } from './seed.ts';

type Summary = { origin: string; demo: Demo; payment: string; signIn: string; duration: string };

const SAMPLE_EMAIL = 'email-worker/fixtures/samples/hotel.eml';

/** Prints the links, codes and commands for trying Foldout. */
export function printSummary({ origin, demo, payment, signIn, duration }: Summary) {
  // `npm run mail` uses the default port unless PORT is set.
  const env = process.env.PORT ? `PORT=${new URL(origin).port} ` : '';
  const lines = [
    ['Foldout', origin],
    ['Demo', `${origin}/access/${demo.projectId}?code=${demo.accessCode}`],
    ['', `project ${demo.projectId}, access code ${demo.accessCode}, admin code ${demo.adminCode}`],
    ['Sign in', `${origin}/dashboard (${signIn})`],
    ['Payments', payment],
    ['Sent email', `${origin}/dev/outbox`],
    ['', `${origin}/dev/email says what became of it; nora@exmaple.com bounces`],
    ['Notifications', `${origin}/dev/pushes`],
    ['Send an email', `${env}npm run mail -- ${SAMPLE_EMAIL}`],
    ...(demo.mailTo ? [['', `to ${demo.mailTo}`]] : []),
  ];
  console.log(`\n${lines.map(([title = '', text]) => `  ${title.padEnd(15)}${text}`).join('\n')}`);
  console.log(`\n  Ready in ${duration}. Press Ctrl-C to stop. To start over: npm start -- --reset\n`);
}
