import { memoize } from '../../../worker/domain/memoize.ts';
import { alternativesInLanguage } from '../../languages/compile.ts';

interface ContextPatterns {
  /** A word before an hour, and the hour. */
  led: RegExp;
  lead: RegExp;
  event: RegExp;
}

const LEADS = ['plan.timeLeads', 'plan.clockLeads', 'plan.wordHourLeads'] as const;

const findPatterns = memoize((language): ContextPatterns => {
  const leads = alternativesInLanguage(language, ...LEADS);
  return {
    led: new RegExp(`^(?<dot>\\.?) (?<lead>${leads}) *\\d`, 'u'),
    lead: new RegExp(`^(?:${leads})$`, 'u'),
    event: new RegExp(`(?<!\\p{L})(?:${alternativesInLanguage(language, 'plan.eventWords')}) $`, 'u'),
  };
});

/** Whether an hour follows a short word that may be a weekday: `do um 8`, but not `so um 8`, which is about eight. */
function isBeforeHour(word: string, after: string, language: string): boolean {
  const { led, lead } = findPatterns(language);
  const found = led.exec(after)?.groups;
  return found !== undefined && (found.dot !== '' || !lead.test(`${word} ${found.lead}`));
}

/** Whether a word stands between an event and other words: `dinner fri at Rosa's`. */
const isBehindEvent = (before: string, after: string, language: string): boolean =>
  /^\.? \p{L}/u.test(after) && findPatterns(language).event.test(before);

interface WordInLine {
  word: string;
  before: string;
  after: string;
  /** Another word is written in the same way. */
  isShort: boolean;
}

/** Whether an abbreviation in a sentence is a weekday by what stands beside it: an hour with its word, or an event. */
export const isInSentence = ({ word, before, after, isShort }: WordInLine, language: string): boolean =>
  isBeforeHour(word, after, language) || (!isShort && isBehindEvent(before, after, language));
