import type { Context } from 'hono';
import { listWiderNetworks } from '../domain/access/networks.ts';
import { describeError } from '../domain/describe-error.ts';
import { formatWait } from '../domain/text/format-wait.ts';
import { callDurableObject } from '../durable-objects/call-durable-object.ts';
import type { RateRule } from '../durable-objects/rate-limiter.ts';
import { AppError } from '../errors.ts';
import { log } from '../log.ts';
import type { AppEnv } from './context.ts';
import { ensureVisitorNames, findVisitorName } from './visitors.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/**
 * Limits of one caller, and of an IP address over all its visitors without a grant. What a visitor is refused does not
 * count for it.
 */
export type SharedRate = { perVisitor: RateRule; perAddress: RateRule };

const share = (name: string, windowMs: number, perVisitor: number, perAddress: number): SharedRate => ({
  perVisitor: { name, limit: perVisitor, windowMs },
  perAddress: { name, limit: perAddress, windowMs },
});

/** Limits, per subject or shared. */
export const RATE = {
  create: share('create', HOUR_MS, 10, 30),
  /** Plans read before there is an itinerary: as many as may be created. */
  readPlans: share('read-plans', HOUR_MS, 10, 30),
  /** Creations of an address without a challenge, where there is one. */
  unchallenged: { name: 'unchallenged', limit: 3, windowMs: HOUR_MS },
  /** A planner makes one itinerary after the other. */
  createByAccount: { name: 'create', limit: 30, windowMs: HOUR_MS },
  createByMailbox: { name: 'create', limit: 3, windowMs: HOUR_MS },
  /** Unknown project ids. Allows typos, stops enumeration. */
  unknownIds: share('unknown-ids', HOUR_MS, 20, 60),
  /** Every request that may change something. A host adds a long plan at one event every few seconds. */
  writes: share('writes', 10 * MINUTE_MS, 300, 1_200),
  /** The first request with an Idempotency-Key and ten repeats. */
  repeats: { name: 'repeats', limit: 11, windowMs: HOUR_MS },
  /** What one browser reads of an itinerary. The busiest page asks again after every change. */
  reads: share('reads', 10 * MINUTE_MS, 600, 600),
  /** A guest's answers; hundreds of guests may share a hotel's address. */
  answers: share('answers', HOUR_MS, 100, 1_000),
  /** Names that guests of the shared link add to the guest list, per itinerary. */
  newNames: share('new-names', 24 * HOUR_MS, 3, 20),
  /** Names that guests ask a personal link for, over all itineraries. */
  linkRequests: share('link-requests', 24 * HOUR_MS, 10, 200),
  /** Searches of the guest list, and answers that name guests. */
  nameMatches: share('name-matches', 15 * MINUTE_MS, 60, 600),
  /** Failures of a script may repeat with every click. */
  clientErrors: share('client-errors', HOUR_MS, 20, 200),
  /** Guests of one house may report through one address. */
  reports: share('reports', HOUR_MS, 5, 60),
  /** Receipts to an address that anybody can enter. */
  reportsByMailbox: { name: 'reports', limit: 3, windowMs: 24 * HOUR_MS },
  /** Emails that delete an itinerary. */
  deletions: { name: 'deletions', limit: 3, windowMs: 24 * HOUR_MS },
  feedback: { name: 'feedback', limit: 5, windowMs: HOUR_MS },
  /** Allows trying several crops of five images. Each upload may take 10 MB for a day. */
  uploads: { name: 'uploads', limit: 60, windowMs: HOUR_MS },
  /** Tickets and passes: all that an itinerary can have, twice. */
  papers: { name: 'papers', limit: 400, windowMs: HOUR_MS },
  /** Manifests with a token for an installed app; browsers fetch them again. */
  handovers: share('handovers', HOUR_MS, 30, 120),
  /** Over all projects of a visitor. */
  uploadUrls: share('upload-urls', HOUR_MS, 120, 480),
  exports: share('exports', HOUR_MS, 30, 120),
  /** For one feed URL, and for an IP address: calendar services fetch many people's feeds from few addresses. */
  calendarFeeds: share('feeds', HOUR_MS, 60, 3_000),
  /** The form validates a code after each pause in typing. */
  couponByBrowser: { name: 'coupon', limit: 10, windowMs: MINUTE_MS },
  couponByAddress: { name: 'coupon', limit: 50, windowMs: HOUR_MS },
  /** For codes that are redeemed without being validated first. */
  redeemByBrowser: { name: 'redeem', limit: 10, windowMs: MINUTE_MS },
  redeemByAddress: { name: 'redeem', limit: 50, windowMs: HOUR_MS },
  resendCodes: { name: 'resend-codes', limit: 3, windowMs: HOUR_MS },
  /** Across all projects, since the address may belong to someone who created none of them. */
  resendByMailbox: { name: 'resend-codes', limit: 6, windowMs: HOUR_MS },
  /** Each sends an email to an address that did not ask for it. */
  correctEmail: share('owner-email', HOUR_MS, 10, 30),
  correctEmailOfProject: { name: 'owner-email', limit: 5, windowMs: 24 * HOUR_MS },
  /** Several people behind one router, with retries. */
  signIn: { name: 'sign-in', limit: 60, windowMs: HOUR_MS },
  /** Copies and imports. Each sends an email with codes. */
  copies: { name: 'copies', limit: 20, windowMs: HOUR_MS },
  renewIntake: { name: 'renew-intake', limit: 10, windowMs: HOUR_MS },
  /** Each sends an email to an address that did not ask for it. */
  aliasByAccount: { name: 'alias', limit: 10, windowMs: HOUR_MS },
  aliasByMailbox: { name: 'alias', limit: 3, windowMs: 24 * HOUR_MS },
  /** Plans that are read, of an itinerary. Each may take a model call and a fifth of a second of CPU time. */
  plans: { name: 'plans', limit: 60, windowMs: HOUR_MS },
  /** Calls of an assistant's key. */
  assistants: { name: 'assistants', limit: 120, windowMs: 10 * MINUTE_MS },
  /** Calls without a valid key, of an IP address. */
  unknownKeys: { name: 'unknown-keys', limit: 60, windowMs: HOUR_MS },
  /** Assistants that register as clients, from an IP address. */
  registrations: share('registrations', HOUR_MS, 20, 20),
  /** Guests of one house subscribe through one address. */
  subscriptions: share('subscriptions', HOUR_MS, 30, 300),
  /** Each sends an email to an address that did not ask for it. */
  confirmations: share('notice-confirmations', HOUR_MS, 5, 60),
  confirmationsOfProject: { name: 'notice-confirmations', limit: 300, windowMs: 24 * HOUR_MS },
  /** A wedding of 500 guests, some of whom mistype their address. */
  confirmationsOfPaid: { name: 'notice-confirmations', limit: 1_000, windowMs: 24 * HOUR_MS },
  confirmationsByMailbox: { name: 'notice-confirmations', limit: 3, windowMs: 24 * HOUR_MS },
  /** Calls for a backup without its token, of an IP address. */
  refusedBackups: { name: 'refused-backups', limit: 20, windowMs: HOUR_MS },
  /** More calls than a backup can make one after the other. */
  backups: { name: 'backups', limit: 100_000, windowMs: HOUR_MS },
  accountExport: { name: 'account-export', limit: 20, windowMs: HOUR_MS },
} satisfies Record<string, RateRule | SharedRate>;

/** Emails that ask an address to confirm that it wants notices of an itinerary. */
export const toConfirmationRule = (projectId: string): RateRule => ({
  name: `confirm/${projectId}`,
  limit: 1,
  windowMs: 90 * 24 * HOUR_MS,
});

/** Counts a hit of each rule. Returns the milliseconds to wait, or 0. */
const hit = (c: Context<AppEnv>, subject: string, rules: RateRule[]): Promise<number> =>
  callDurableObject(() => c.env.RATE_LIMITER.getByName(subject).hit(...rules));

/** Counts a hit of one rule. Returns the milliseconds to wait, or 0. */
export const hitRule = (c: Context<AppEnv>, subject: string, rule: RateRule) => hit(c, subject, [rule]);

/** Forgets the hits of a rule. */
export const forgetRule = (c: Context<AppEnv>, subject: string, { name }: RateRule): Promise<number> =>
  callDurableObject(() => c.env.RATE_LIMITER.getByName(subject).forgetRule(name));

/** Counts hits at the caller's IP address. Its visitors are counted in the same object, so one call is enough for both. */
const hitAddress = (c: Context<AppEnv>, rules: RateRule[]) => hit(c, `address:${c.get('ip')}`, rules);

const toVisitorRules = ({ perVisitor }: SharedRate, visitors: string[], options: Partial<RateRule> = {}) =>
  visitors.map((visitor) => ({ ...perVisitor, ...options, name: `${perVisitor.name}/${visitor}` }));

const toRules = (rate: SharedRate, visitors: string[], options: Partial<RateRule> = {}) => [
  ...toVisitorRules(rate, visitors, options),
  { ...rate.perAddress, ...options },
];

/** Where a caller is counted, and by which rules for a rate. */
export type CountedCaller = {
  subject: string;
  toRules: (rate: SharedRate, options?: Partial<RateRule>) => RateRule[];
};

/**
 * The caller of a request about an itinerary. With a grant for it, the holder is counted for this itinerary wherever it
 * calls from, so that guests who share an address do not share limits. All others are visitors of an address.
 */
export async function findCountedCaller(
  c: Context<AppEnv>,
  projectId = /^\/api\/projects\/([^/]+)/.exec(c.req.path)?.[1] ?? '',
): Promise<CountedCaller> {
  const hasGrant = c.get('grants').some((held) => held.projectId === projectId);
  const holder = c.get('holder');
  if (hasGrant && holder) {
    return {
      subject: `holder:${holder}`,
      toRules: (rate, options) => toVisitorRules(rate, [projectId], options),
    };
  }
  const visitors = await ensureVisitorNames(c);
  return {
    subject: `address:${c.get('ip')}`,
    toRules: (rate, options) => (hasGrant ? toVisitorRules : toRules)(rate, visitors, options),
  };
}

/** Throws RATE_LIMITED, with the seconds to wait, unless `waitMs` is 0. */
export function throwIfLimited(waitMs: number) {
  if (waitMs <= 0) return;
  const retryAfter = Math.ceil(waitMs / 1000);
  const message = `Too many requests. Try again in ${formatWait(retryAfter)}.`;
  throw new AppError('RATE_LIMITED', { retryAfter, message });
}

/** Counts a hit for `subject`. Throws RATE_LIMITED if it is over the limit. */
export async function requireRate(c: Context<AppEnv>, subject: string, rule: RateRule): Promise<void> {
  throwIfLimited(await hit(c, subject, [rule]));
}

/** Counts a hit for the caller, see `findCountedCaller`. Throws RATE_LIMITED if it is over a limit. */
export async function requireSharedRate(c: Context<AppEnv>, rate: SharedRate): Promise<void> {
  const caller = await findCountedCaller(c);
  const rules = caller.toRules(rate);
  throwIfLimited(await hit(c, caller.subject, rules));
  if (rules.some(({ name }) => name === rate.perAddress.name)) await requireWiderRate(c, rate);
}

/** Counts an IPv6 caller in the networks around its own: a rented one has thousands of /64. Throws RATE_LIMITED. */
async function requireWiderRate(c: Context<AppEnv>, { perAddress }: SharedRate): Promise<void> {
  for (const { subject, times } of listWiderNetworks(c.get('ip'))) {
    const rule = { ...perAddress, limit: perAddress.limit * times };
    throwIfLimited(await hit(c, `network:${subject}`, [rule]));
  }
}

/** Like `requireSharedRate`, but requests with the same `member` count once. */
export async function requireSharedRateOnce(c: Context<AppEnv>, rate: SharedRate, member: string) {
  const caller = await findCountedCaller(c);
  throwIfLimited(await hit(c, caller.subject, caller.toRules(rate, { member })));
}

/**
 * Like `requireSharedRate`, but counts visitor and address also with a grant. For guesses of secrets and for emails to
 * unconfirmed addresses: nobody must get more of them by creating itineraries.
 */
export async function requireAddressRate(c: Context<AppEnv>, rate: SharedRate): Promise<void> {
  throwIfLimited(await hitAddress(c, toRules(rate, await ensureVisitorNames(c))));
  await requireWiderRate(c, rate);
}

/**
 * `requireSharedRate` for limits on load: passes if they cannot be counted. `member` is of a request with an
 * Idempotency-Key: it counts once, and may be repeated `RATE.repeats` times.
 */
export async function requireBudget(c: Context<AppEnv>, rates: SharedRate[], member?: string): Promise<void> {
  const caller = await findCountedCaller(c);
  const options = member === undefined ? {} : { member };
  const rules = rates.flatMap((rate) => caller.toRules(rate, options));
  if (member !== undefined) rules.push({ ...RATE.repeats, name: `${RATE.repeats.name}/${member}` });
  throwIfLimited(await passIfUnavailable(hit(c, caller.subject, rules)));
}

/** Counts a name that a guest adds to an itinerary's guest list. Throws RATE_LIMITED. The same name counts once. */
export async function requireFewNewNames(c: Context<AppEnv>, projectId: string, nameKey: string) {
  const rules = toRules(RATE.newNames, await ensureVisitorNames(c), { member: nameKey });
  const ofProject = rules.map((rule) => ({ ...rule, name: `${rule.name}/${projectId}` }));
  const waitMs = await hitAddress(c, ofProject);
  if (waitMs <= 0) return;
  throw new AppError('RATE_LIMITED', {
    retryAfter: Math.ceil(waitMs / 1000),
    message:
      'Too many new names were added here today. Choose a name from the list, or ask your host to add yours.',
  });
}

/** Counts the next request with this member as a new one, because the last one failed. */
export async function countAgain(c: Context<AppEnv>, member: string): Promise<void> {
  const { subject } = await findCountedCaller(c);
  await passIfUnavailable(hitAgain(c, subject, member));
}

const hitAgain = (c: Context<AppEnv>, subject: string, member: string): Promise<number> =>
  callDurableObject(() => c.env.RATE_LIMITER.getByName(subject).forgetMember(member));

/** Limits how often a calendar feed, and an address, may be asked for feeds. Passes if it cannot be counted. */
export async function requireFeedRate(c: Context<AppEnv>, feed: string): Promise<void> {
  throwIfLimited(await passIfUnavailable(hitAddress(c, toRules(RATE.calendarFeeds, [feed]))));
}

/** Counts reads. Returns the milliseconds to wait, or 0, also if they cannot be counted. */
export const countReads = (c: Context<AppEnv>, subject: string, rule: RateRule, reads: number) =>
  passIfUnavailable(callDurableObject(() => c.env.RATE_LIMITER.getByName(subject).countReads(rule, reads)));

/**
 * Throws RATE_LIMITED if the caller has tried too many unknown project ids; then it does not learn either which ones exist.
 * Gives a browser without a visitor cookie one.
 */
export async function requireFewUnknownIds(c: Context<AppEnv>): Promise<void> {
  const rules = toRules(RATE.unknownIds, await ensureVisitorNames(c), { isCheckOnly: true });
  throwIfLimited(await hitAddress(c, rules));
}

/** Milliseconds that the caller has to wait because it has tried too many unknown project ids, or 0. */
export async function checkUnknownIds(c: Context<AppEnv>): Promise<number> {
  const rules = toRules(RATE.unknownIds, [await findVisitorName(c)], { isCheckOnly: true });
  return passIfUnavailable(hitAddress(c, rules));
}

/** Counts an unknown project id, then the same as `checkUnknownIds`. */
export async function countUnknownId(c: Context<AppEnv>, projectId: string): Promise<number> {
  // The cookie that a response sets counts already, so that its first id is not free.
  const created = c.get('newVisitorId');
  const visitors = [await findVisitorName(c), ...(created ? [created] : [])];
  return passIfUnavailable(hitAddress(c, toRules(RATE.unknownIds, visitors, { member: projectId })));
}

/** A limiter that fails must not keep people from their itineraries. */
const passIfUnavailable = (wait: Promise<number>) =>
  wait.catch((error: unknown) => {
    log({ handler: 'fetch', job: 'rate-limit', error: describeError(error) });
    return 0;
  });
