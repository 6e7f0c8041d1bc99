import { matchAny } from '../../../languages/compile.ts';
import { foldEmailText } from '../../../languages/fold-email-text.ts';
import type { MailField } from '../../label/mail-text.ts';
import { isProse } from '../../scan/prose.ts';

const GREETING = new RegExp(`^${matchAny('names.greetingStems')}(?![a-zα-ω])`);

const SECTION = new RegExp(`^(?:[\\p{L}&'-]+ ){0,3}${matchAny('titles.sections')}$`, 'u');

/** Whether text is the heading of a section: `Hotel overview`. */
export const isSectionHeading = (text: string): boolean => SECTION.test(foldEmailText(text));

/** Whether a field can be the name above an address: short, capitalized, no greeting or sentence. */
export function isTitle(field: MailField): boolean {
  const text = field.value;
  return (
    text.length >= 2 &&
    text.length <= 70 &&
    /^[\p{Lu}\p{Lo}\d]/u.test(text) &&
    !/[!?:,;]$|@|[.。]$/.test(text) &&
    !isProse(text) &&
    !GREETING.test(foldEmailText(text)) &&
    !isSectionHeading(text) &&
    !/^(?:getting there|how to get|directions|get directions|address|location|where|view|show|manage)\b/i.test(
      text,
    ) &&
    !field.dates.length &&
    !field.times.length
  );
}
