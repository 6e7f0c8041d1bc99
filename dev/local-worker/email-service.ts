/**
 * Emulator of Cloudflare Email Service: answers as its documentation says (Workers API, Error codes; Queues, Event
 * subscriptions, Email Sending). What happens to an email depends on its recipient's domain; others take every email.
 * State is lost when the Worker restarts.
 */

type Address = string | { email: string; name: string };
type OutgoingEmail = {
  to?: Address | Address[];
  from?: Address;
  subject?: string;
  text?: string;
  html?: string;
  headers?: Record<string, string>;
};

type Fate = { report?: object; type?: string; isSuppressed?: boolean };

const bounce = (type: 'hard' | 'soft', reason: string): Fate => ({
  type: 'bounced',
  report: {
    bounce: { type, classification: type === 'hard' ? 'permanent_failure' : 'temporary_failure', reason },
  },
  isSuppressed: type === 'hard',
});

const DELIVERED: Fate = { type: 'delivered' };

/** By domain. `exmaple.com` is a typing mistake that anyone may try. */
const FATES: Record<string, Fate> = {
  'exmaple.com': bounce('hard', '550 5.1.1 User unknown'),
  'bounce.example': bounce('hard', '550 5.1.1 User unknown'),
  'full.example': bounce('soft', '452 4.2.2 Mailbox full'),
  'spam.example': { type: 'complained', report: { complaint: { type: 'abuse' } }, isSuppressed: true },
  'rejected.example': {
    type: 'rejected',
    report: { rejection: { reason: 'suppressed', party: 'recipient', detail: 'Recipient is suppressed' } },
  },
  'failed.example': { type: 'failed', report: { failure: { reason: 'delivery_failed' } } },
  'silent.example': {},
};
const SUPPRESSED_DOMAIN = 'suppressed.example';

const MAX_BYTES = 5 * 1024 * 1024;
const MAX_LOGGED = 200;
/** Headers that may be set, besides those that begin with X-. */
const ALLOWED_HEADERS = /^(auto-submitted|list-[a-z-]+|in-reply-to|references|precedence|x-[\w-]+)$/i;

class EmailServiceError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

type LogEntry = {
  to: string;
  from: string;
  subject: string;
  headers: Record<string, string>;
  messageId?: string;
  error?: string;
  event?: string;
};

export class EmailServiceEmulator {
  readonly #suppressed = new Set<string>();
  readonly #log: LogEntry[] = [];
  #failNext: string[] = [];

  /** Sends as the binding does; throws an error with a `code`. `publish` puts an event on the queue. */
  async send(
    message: OutgoingEmail,
    publish: (event: object) => Promise<unknown>,
  ): Promise<{ messageId: string }> {
    const entry = {
      to: toAddress(message.to),
      from: toAddress(message.from),
      subject: message.subject ?? '',
      headers: message.headers ?? {},
    };
    try {
      this.#check(message, entry.to);
    } catch (error) {
      this.#record({ ...entry, error: (error as EmailServiceError).code });
      throw error;
    }
    const messageId = crypto.randomUUID();
    const fate = FATES[toDomain(entry.to)] ?? DELIVERED;
    if (fate.isSuppressed) this.#suppressed.add(entry.to);
    this.#record({ ...entry, messageId, ...(fate.type && { event: fate.type }) });
    if (fate.type) await publish(createEvent(fate.type, { ...entry, messageId }, fate.report));
    return { messageId };
  }

  /** `failNext`: error codes of the next sends. `suppressed`: addresses that get no email. */
  control({ failNext, suppressed }: { failNext?: string[]; suppressed?: string[] }) {
    if (failNext) this.#failNext = failNext;
    if (!suppressed) return;
    this.#suppressed.clear();
    for (const address of suppressed) this.#suppressed.add(address);
  }

  /** The newest emails first. */
  read() {
    return {
      emails: this.#log.toReversed(),
      suppressed: [...this.#suppressed],
      failNext: this.#failNext,
      domains: Object.fromEntries(
        Object.entries(FATES).map(([domain, { type }]) => [domain, type ?? 'no event']),
      ),
    };
  }

  #check(message: OutgoingEmail, to: string) {
    const code = this.#failNext.shift();
    if (code) throw new EmailServiceError(code, `Simulated: ${code}`);
    checkMessage(message);
    if (this.#suppressed.has(to) || toDomain(to) === SUPPRESSED_DOMAIN)
      throw new EmailServiceError('E_RECIPIENT_SUPPRESSED', 'Recipient is on the suppression list');
  }

  #record(entry: LogEntry) {
    this.#log.push(entry);
    if (this.#log.length > MAX_LOGGED) this.#log.shift();
  }
}

function checkMessage(message: OutgoingEmail) {
  const { to, from, subject, text = '', html = '', headers = {} } = message;
  for (const [field, value] of Object.entries({ to, from, subject })) {
    if (!value) throw new EmailServiceError('E_FIELD_MISSING', `Missing field: ${field}`);
  }
  for (const address of [toAddress(to), toAddress(from)]) {
    if (!/^[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+$/.test(address))
      throw new EmailServiceError('E_VALIDATION_ERROR', 'Invalid email address');
  }
  for (const name of Object.keys(headers)) {
    if (!ALLOWED_HEADERS.test(name))
      throw new EmailServiceError('E_HEADER_NOT_ALLOWED', `Header '${name}' is not allowed.`);
  }
  if (text.length + html.length > MAX_BYTES)
    throw new EmailServiceError('E_CONTENT_TOO_LARGE', 'Message exceeds 5 MiB');
}

/** The first address. `Name <address>` is not an address here, as in the builder API. */
function toAddress(value: Address | Address[] | undefined): string {
  const [first = ''] = Array.isArray(value) ? value : [value];
  return (typeof first === 'string' ? first : first.email).toLowerCase();
}

const toDomain = (address: string) => address.split('@').at(-1) ?? '';

function createEvent(type: string, email: LogEntry & { messageId: string }, report: object = {}) {
  const { messageId, from: sender, to: recipient, subject } = email;
  return {
    type: `cf.email.sending.message.${type}`,
    source: { type: 'email.sending', zoneId: 'local', domain: toDomain(sender) },
    payload: {
      eventId: crypto.randomUUID(),
      messageId,
      sender,
      recipient,
      subject,
      terminal: true,
      delivery: { status: type },
      ...report,
    },
    metadata: {
      accountId: 'local',
      eventSubscriptionId: 'local',
      eventSchemaVersion: 1,
      eventTimestamp: new Date().toISOString(),
    },
  };
}
