import { parseArgs } from 'node:util';
import { computePrice, normalizeCouponCode } from '../../worker/domain/payments/coupons.ts';

export const USAGE = `Coupons for Full Access.

  npm run coupon -- add CODE --percent 50 | --off 1.00 [--limit 40] [--until 2027-12-31]
  npm run coupon -- list
  npm run coupon -- disable CODE

Of the local database (STATE_DIR); with --remote of the deployed one.`;

/** The SQL of a coupon command, and where it goes. Throws an Error with words for a person. */
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
  const [verb, text = ''] = positionals;
  const { remote } = values;
  if (verb === 'list') return { remote, sql: LIST };
  const code = normalizeCouponCode(text);
  // Letters, digits, dash: nothing that SQL or a shell would read as its own.
  if (!/^[A-Z0-9-]{3,40}$/.test(code)) throw new Error('A code has 3 to 40 letters, digits or dashes.');
  if (verb === 'disable') {
    return {
      remote,
      sql: `UPDATE coupons SET disabled_at = ${now} WHERE code = '${code}' RETURNING code, disabled_at`,
    };
  }
  if (verb !== 'add') throw new Error(USAGE);
  const discount = toDiscount(values);
  const limit = values.limit === undefined ? null : toWhole('--limit', values.limit, 1, 1_000_000);
  const until = values.until === undefined ? null : toEndOfDay(values.until);
  const row = [`'${code}'`, `'${discount.kind}'`, discount.value, limit ?? 'NULL', until ?? 'NULL', now];
  return {
    remote,
    sql: `INSERT INTO coupons (code, kind, value, max_uses, expires_at, created_at) VALUES (${row.join(', ')})
      RETURNING code, kind, value, ${computePrice(discount).finalAmount} AS leaves_cents, max_uses`,
  };
}

const LIST = `SELECT code, kind, value, max_uses AS "limit", count(r.project_id) AS used,
  datetime(expires_at / 1000, 'unixepoch') AS expires, datetime(disabled_at / 1000, 'unixepoch') AS disabled
  FROM coupons LEFT JOIN redemptions r USING (code) GROUP BY code ORDER BY coupons.created_at`;

function toDiscount({ percent, off }: { percent?: string; off?: string }) {
  if ((percent === undefined) === (off === undefined)) throw new Error('Give either --percent or --off.');
  if (percent !== undefined)
    return { kind: 'percent' as const, value: toWhole('--percent', percent, 1, 100) };
  if (!/^\d{1,3}(\.\d{2})?$/.test(off ?? '')) throw new Error('--off is dollars, such as 1.00.');
  return { kind: 'fixed' as const, value: Math.round(Number(off) * 100) };
}

function toWhole(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new Error(`${name} is a whole number from ${min} to ${max}.`);
}

/** The last moment of a day, UTC, as epoch milliseconds. */
function toEndOfDay(text: string): number {
  const end = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T23:59:59.999Z`) : Number.NaN;
  if (Number.isNaN(end)) throw new Error('--until is a date, such as 2027-12-31.');
  return end;
}
