import { matchAny } from '../../../languages/compile.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import type { MailField } from '../../label/mail-text.ts';
import { isStreet } from '../../scan/street.ts';

const NIGHT = new RegExp(`^${matchAny('agenda.hotel')}`);
const LABELS = new Set<MailField['key']>(['nights', 'hotel']);
const BESIDE = new Set<MailField['key']>(['checkin', 'checkout', 'none', 'nights']);

/** The hotel of a night, as in `Overnight: Hotel Rosa, Via Roma 4`; undefined if the line is something else. */
export function findNightPlace([first, ...others]: MailField[]): string | undefined {
  const isPlain = first !== undefined && first.times.length === 0 && first.dates.length === 0;
  if (!isPlain || !others.every(({ key }) => BESIDE.has(key))) return undefined;
  const isLabeled = first.isLabel && (LABELS.has(first.key) || NIGHT.test(first.label));
  return isLabeled ? readNamed(first.value) : readLed([first, ...others]);
}

const readNamed = (value: string): string | undefined =>
  /^\p{Lu}\p{L}+ \p{L}{2}/u.test(value) ? value : undefined;

/** Without a label, a word for a stay leads to a hotel only with its address. */
function readLed(fields: MailField[]): string | undefined {
  const words = fields
    .slice(0, 2)
    .map(({ key, value }) => (key === 'none' ? value : ''))
    .join(' ')
    .trim();
  const lead = NIGHT.exec(foldEmailText(words))?.[0] ?? '';
  const rest = /^hotel/.test(lead) ? words : words.slice(lead.length).trim();
  return lead && /^\p{Lu}/u.test(rest) && isStreet(rest.slice(0, 100)) ? rest : undefined;
}
