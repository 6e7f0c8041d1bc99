import { type Secrets, sign, verifySignature } from './crypto.ts';

/** What the link in an email does; the token of one is invalid for the others. */
type ActionKind = 'withdraw' | 'delete' | 'keep';

/** `subject` is what the link is about, `bound` what must still be as it was, such as the owner's address. */
type Action = { kind: ActionKind; projectId: string; subject: string; bound?: string };

const toSigned = ({ kind, projectId, subject, bound = '' }: Action) =>
  [kind, projectId, subject, bound].join('/');

/** The token of a link in an email, `DEM0TR1P.<subject>.<signature>`. Derived, so that nothing of it is stored. */
export const createActionToken = async (secrets: Secrets, action: Action): Promise<string> =>
  `${action.projectId}.${action.subject}.${await sign(secrets, 'actions', toSigned(action))}`;

/** The parts of a token; its signature is not checked yet. */
export function parseActionToken(text: string) {
  const [, projectId, subject, signature] = /^([0-9A-Z]{8})\.(\w{1,120})\.([\w-]{43})$/.exec(text) ?? [];
  return projectId && subject && signature ? { projectId, subject, signature } : undefined;
}

export const isActionToken = (secrets: Secrets, action: Action, signature: string): Promise<boolean> =>
  verifySignature(secrets, 'actions', toSigned(action), signature);
