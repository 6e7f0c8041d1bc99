import { parseArgs } from 'node:util';
import { FINAL_DISPUTE_STATUSES } from '../../worker/domain/payments/disputes.ts';

const USAGE = `Payments that card holders disputed with their bank, newest first.

  npm run disputes -- [--open] [--remote]

--open lists only those without a decision. Reads the local database (STATE_DIR), with --remote the deployed one.`;

/** Parses the arguments to SQL and its target. Throws an Error with the usage. */
export function parseDisputesCommand(args: string[]): { sql: string; remote: boolean } {
  const options = {
    open: { type: 'boolean', default: false },
    remote: { type: 'boolean', default: false },
  } as const;
  try {
    const { open, remote } = parseArgs({ args, options }).values;
    return { sql: toSql(open), remote };
  } catch {
    throw new Error(USAGE);
  }
}

function toSql(isOpen: boolean): string {
  const final = FINAL_DISPUTE_STATUSES.map((status) => `'${status}'`).join(', ');
  return `SELECT d.id, d.status, d.reason, printf('%.2f', d.amount / 100.0) AS amount, d.currency,
  datetime(d.created_at / 1000, 'unixepoch') AS opened, datetime(d.updated_at / 1000, 'unixepoch') AS updated,
  d.intent_id AS payment FROM disputes d
  ${isOpen ? `WHERE d.status NOT IN (${final}) ` : ''}ORDER BY d.created_at DESC LIMIT 200`;
}
