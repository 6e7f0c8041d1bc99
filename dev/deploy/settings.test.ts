import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkSettings, readMailDomain, sortSettings } from './settings.ts';

const COMPLETE = {
  APP_ORIGIN: 'https://foldout.example.com',
  APP_SECRET: 'Xk3-vQ9_pLmZt7RwYb2NcHd5GfJs8Ae1',
  MAIL_FROM: 'Foldout <hello@mail.example.com>',
  INTAKE_ADDRESS: 'trips@in.example.com',
  CONTACT_EMAIL: 'nora@example.org',
  OPERATOR: 'Nora Lindqvist, 1 Harbor St, Boston',
};

const check = (changes: Record<string, string>, stored: string[] = []) =>
  checkSettings(sortSettings('production', { ...COMPLETE, ...changes }), 'example.com', stored);

it('accepts complete settings', () => {
  expect(() => check({})).not.toThrow();
  expect(() =>
    check({
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    }),
  ).not.toThrow();
});

it.each([
  [{ APP_ORIGIN: '' }, 'APP_ORIGIN is missing'],
  [{ APP_ORIGIN: 'http://foldout.example.com' }, 'It needs the form https://'],
  [{ APP_ORIGIN: 'https://foldout.example.com/' }, 'It needs the form https://'],
  [{ APP_SECRET: '' }, 'APP_SECRET is missing'],
  [{ APP_SECRET: 'a'.repeat(40) }, 'APP_SECRET is weak'],
  [{ BACKUP_TOKEN: 'short', BACKUP_PUBLIC_KEY: 'key' }, 'BACKUP_TOKEN is weak'],
  [{ BACKUP_PUBLIC_KEY: 'key' }, 'BACKUP_TOKEN missing'],
  [{ MAIL_FROM: 'Foldout' }, 'MAIL_FROM is missing or not an email address'],
  [{ MAIL_FROM: 'Foldout <hello@example.com>' }, 'MAIL_FROM must be on a subdomain of example.com'],
  [{ INTAKE_ADDRESS: 'trips@example.com' }, 'INTAKE_ADDRESS must be on a subdomain of example.com'],
  [{ INTAKE_ADDRESS: 'trips@in.notexample.com' }, 'INTAKE_ADDRESS must be on a subdomain'],
  [{ CONTACT_EMAIL: '' }, 'CONTACT_EMAIL is missing or not an email address'],
  [{ CONTACT_EMAIL: 'Nora' }, 'CONTACT_EMAIL is missing or not an email address'],
  [{ CONTACT_EMAIL: 'Nora <nora@example.org>' }, 'CONTACT_EMAIL is missing or not an email address'],
  [{ CONTACT_EMAIL: 'hello@mail.example.com' }, 'CONTACT_EMAIL must be an address that a person reads'],
  [{ CONTACT_EMAIL: 'hello@in.example.com' }, 'CONTACT_EMAIL must be an address that a person reads'],
  [{ OPERATOR: '' }, 'OPERATOR is missing'],
  [{ OIDC_ISSUER: 'https://accounts.google.com' }, 'OIDC_CLIENT_ID and OIDC_CLIENT_SECRET missing'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'Stripe\'s keys must contain "_live_" in production'],
  [{ D1_LOCATION: 'mars' }, 'D1_LOCATION is "mars"'],
  [{ LOG_SAMPLE_RATE: '5%' }, 'LOG_SAMPLE_RATE is "5%"'],
])('refuses %j', (changes, message) => {
  expect(() => check(changes)).toThrow(message);
});

it('lets staging do without an operator and a contact', () => {
  const settings = sortSettings('staging', { ...COMPLETE, CONTACT_EMAIL: '', OPERATOR: '' });
  expect(() => checkSettings(settings, 'example.com', [])).not.toThrow();
});

it('counts secrets that are stored', () => {
  expect(() => check({ APP_SECRET: '' }, ['APP_SECRET'])).not.toThrow();
  const google = { OIDC_ISSUER: 'https://accounts.google.com', OIDC_CLIENT_ID: 'id' };
  expect(() => check(google, ['OIDC_CLIENT_SECRET'])).not.toThrow();
});

it('names all problems at once', () => {
  expect(() => check({ APP_SECRET: '', MAIL_FROM: '' })).toThrow(/APP_SECRET[\s\S]*MAIL_FROM/);
});

it('refuses two models', () => {
  const model = { WORKERS_AI_MODEL: '@cf/google/gemma-4-26b-a4b-it' };
  expect(() => check(model)).not.toThrow();
  expect(() => check({ ...model, OPENAI_API_KEY: 'sk-1' })).toThrow('both set');
});

it('keeps secrets out of the variables', () => {
  const { vars, secrets } = sortSettings('production', { ...COMPLETE, OTHER: 'x', OPENAI_API_KEY: ' sk-1 ' });
  expect(Object.keys(vars)).toEqual([
    'APP_ORIGIN',
    'MAIL_FROM',
    'INTAKE_ADDRESS',
    'CONTACT_EMAIL',
    'OPERATOR',
  ]);
  expect(secrets).toEqual({ APP_SECRET: COMPLETE.APP_SECRET, OPENAI_API_KEY: 'sk-1' });
});

it.each([
  ['trips@in.example.com', 'in.example.com'],
  ['Foldout <hello@Mail.Example.com>', 'mail.example.com'],
  ['hello@localhost', undefined],
  [undefined, undefined],
])('reads the domain of %j', (text, domain) => {
  expect(readMailDomain(text)).toBe(domain);
});

it('deploys every setting of the README, also from GitHub, and .env.example has them', () => {
  const readme = readFileSync('README.md', 'utf8');
  const table = readme.slice(readme.indexOf('## Settings'), readme.indexOf('## More'));
  const cells = table.match(/^\| `.*?\|/gm) ?? [];
  const local = ['STRIPE_API_BASE', 'TURNSTILE_VERIFY_URL', 'CLOCK_OFFSET_SECONDS'];
  // Set by hand while APP_SECRET is rotated.
  const byHand = ['APP_SECRET_PREVIOUS'];
  const names = cells
    .flatMap((cell) => cell.match(/[A-Z][A-Z_]+/g) ?? [])
    .filter((name) => ![...local, ...byHand].includes(name));
  expect(names).toContain('TURNSTILE_SECRET_KEY');
  const { vars, secrets } = sortSettings('production', Object.fromEntries(names.map((name) => [name, 'x'])));
  expect(Object.keys({ ...vars, ...secrets }).sort()).toEqual(names.toSorted());
  const workflow = readFileSync('.github/workflows/deploy.yml', 'utf8');
  const example = readFileSync('.env.example', 'utf8');
  for (const name of Object.keys(vars)) expect(workflow).toContain(`${name}: \${{ vars.${name} }}`);
  for (const name of Object.keys(secrets)) expect(workflow).toContain(`${name}: \${{ secrets.${name} }}`);
  // Found out by the deployment.
  for (const name of names.filter((each) => each !== 'MAIL_VERDICT_SEEN'))
    expect(example).toMatch(new RegExp(`^${name}=`, 'm'));
});
