import { type Secrets, sign, verifySignature } from '../access/crypto.ts';

/** What the link in an email does; a token of one is invalid for the other. */
type NoticeTokenKind = 'confirm' | 'unsubscribe';

/** `projectId`: the row id of the itinerary, which says where the subscription is. */
type NoticeToken = { kind: NoticeTokenKind; projectId: number; id: number; createdAt: number };

const LETTERS = { confirm: 'c', unsubscribe: 'u' } as const;

const toSigned = ({ kind, projectId, id, createdAt }: NoticeToken) =>
  `${LETTERS[kind]}${id}.${projectId}.${createdAt}`;

/**
 * The token of a link in an email to a subscriber, `c12.461301.1795338274965.<signature>`. Derived, so that nothing of it is
 * stored. It names the subscription with its time (epoch milliseconds), since ids may be used again after a restore.
 */
export async function createNoticeToken(secrets: Secrets, token: NoticeToken): Promise<string> {
  const text = toSigned(token);
  return `${text}.${await sign(secrets, 'notices', text)}`;
}

/** Inverse of `createNoticeToken`; undefined for anything that is not ours. */
export async function readNoticeToken(secrets: Secrets, text: string): Promise<NoticeToken | undefined> {
  const [, letter, id, projectId, createdAt, signature] =
    /^([cu])(\d{1,15})\.(\d{1,15})\.(\d{1,15})\.([\w-]{43})$/.exec(text) ?? [];
  if (signature === undefined) return undefined;
  const kind = letter === LETTERS.confirm ? 'confirm' : 'unsubscribe';
  const token: NoticeToken = {
    kind,
    projectId: Number(projectId),
    id: Number(id),
    createdAt: Number(createdAt),
  };
  return (await verifySignature(secrets, 'notices', toSigned(token), signature)) ? token : undefined;
}

/** The page that a token opens. */
export const toNoticeUrl = (origin: string, token: string) => `${origin}/notifications/${token}`;
