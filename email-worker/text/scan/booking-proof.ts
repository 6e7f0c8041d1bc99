import { matchAny } from '../../languages/compile.ts';

const NUMBER = '(?:#|no\\.?\\s)?(?=[a-z\\d/-]*\\d)[a-z\\d][a-z\\d/-]{3,}';
const HEREBY = `(?: ${matchAny('proof.hereby')}){0,5}`;

/** Words found only in emails about bookings. */
const PROOF = new RegExp(
  [
    `${matchAny('proof.nouns')}[ -]?${matchAny('proof.numberWords')}?\\s*[:#]?\\s{0,3}${NUMBER}`,
    matchAny('proof.statements'),
    `${matchAny('proof.auxiliaries')} (?:now )?${matchAny('proof.participles')}`,
    `\\b${matchAny('proof.verbs')}${HEREBY} ${matchAny('proof.possessives')} (?:\\w+ ){0,2}${matchAny('proof.objects')}`,
    matchAny('proof.phrases'),
  ].join('|'),
);
const REMINDER = new RegExp(matchAny('subject.reminder'));

/** Whether a folded subject reminds of an upcoming booking. */
export function isReminderSubject(subject: string): boolean {
  return REMINDER.test(subject);
}

/** Whether a folded subject or body states a booking or its number. */
export function hasBookingProof(subject: string, body: string): boolean {
  return PROOF.test(subject) || PROOF.test(body);
}
