import { parseArgs } from 'node:util';
import { computePrice, normalizeCouponCode } from '../../worker/domain/payments/coupons.ts';

export const USAGE = `Coupons for Full Access.

  npm run coupon -- add CODE --percent 50 | --off 1.00 [--limit 40] [--until 2027-12-31]
  npm run coupon -- list
  npm run coupon -- disable CODE

Uses the local database (STATE_DIR), or the deployed one with --remote.`;

/** Returns the SQL of a command, and whether it is for the deployed database. Throws an Error to show to the user. */
export function parseCouponCommand(args: string[], now: number): { sql: string; remote: boolean } {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      percent: { type: 'string' },
      off: { type: 'string' },
      limit: { type: 'string' },
      until: { type: 'string' },
      remote: { type: 'boolean', default: false },
    },
  });
  const [command, text = ''] = positionals;
  const { remote } = values;
  if (command === 'list') return { remote, sql: LIST };
  if (command !== 'add' && command !== 'disable') throw new Error(USAGE);
  const code = normalizeCouponCode(text);
  // No characters with a meaning in SQL or a shell.
  if (!/^[A-Z0-9-]{3,40}$/.test(code)) throw new Error('A code must have 3 to 40 letters, digits or dashes.');
  if (command === 'disable') {
    return {
      remote,
      sql: `UPDATE coupons SET disabled_at = ${now} WHERE code = '${code}' RETURNING code, disabled_at`,
    };
  }
  const discount = toDiscount(values);
  const limit = values.limit === undefined ? null : parseInteger('--limit', values.limit, 1, 1_000_000);
  const until = values.until === undefined ? null : toEndOfDay(values.until);
  const row = [`'${code}'`, `'${discount.kind}'`, discount.value, limit ?? 'NULL', until ?? 'NULL', now];
  return {
    remote,
    sql: `INSERT INTO coupons (code, kind, value, max_uses, expires_at, created_at) VALUES (${row.join(', ')})
      RETURNING code, kind, value, ${computePrice(discount).finalAmount} AS leaves_cents, max_uses`,
  };
}

const LIST = `SELECT code, kind, value, max_uses AS "limit", count(u.code) - count(u.reservation) AS used,
  count(u.reservation) AS reserved,
  datetime(expires_at / 1000, 'unixepoch') AS expires, datetime(disabled_at / 1000, 'unixepoch') AS disabled
  FROM coupons LEFT JOIN coupon_uses u USING (code) GROUP BY code ORDER BY coupons.created_at`;

function toDiscount({ percent, off }: { percent?: string; off?: string }) {
  if ((percent === undefined) === (off === undefined)) throw new Error('Use either --percent or --off.');
  if (percent !== undefined)
    return { kind: 'percent' as const, value: parseInteger('--percent', percent, 1, 100) };
  if (!/^\d{1,3}(\.\d{2})?$/.test(off ?? ''))
    throw new Error('--off must be an amount in dollars, such as 1.00.');
  return { kind: 'fixed' as const, value: Math.round(Number(off) * 100) };
}

function parseInteger(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new Error(`${name} must be a whole number from ${min} to ${max}.`);
}

/** The last millisecond of a day in UTC, as epoch milliseconds. */
function toEndOfDay(text: string): number {
  const end = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T23:59:59.999Z`) : Number.NaN;
  if (Number.isNaN(end)) throw new Error('--until must be a date, such as 2027-12-31.');
  return end;
}
