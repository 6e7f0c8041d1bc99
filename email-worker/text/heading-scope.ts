import type { MailField } from './mail-field.ts';

/** Labels that stand alone above the labels of their own day, hour and place. */
const HEADS = new Set<MailField['key']>(['pickup', 'dropoff', 'depart', 'arrive', 'checkin', 'checkout']);
/** What such a heading lends its name to. */
const LENT = new Set<MailField['key']>(['when', 'start', 'place', 'stop']);
/** What may stand among them without ending the part. */
const BETWEEN = new Set<MailField['key']>(['none', 'unknown', 'terminal', 'platform', 'duration', 'note']);
/** Fields of one part at most. */
const MOST = 8;

/** A part that a label alone heads: `PICK-UP`, below it `Date:`, `Time:`, `Office:`. */
export class HeadingScope {
  private key: MailField['key'] = 'none';
  private left = 0;
  private lent: { field: MailField; key: MailField['key'] }[] = [];

  /** A label alone opens its part where it heads one, and ends any other. */
  open(key: MailField['key']): void {
    this.key = HEADS.has(key) ? key : 'none';
    this.left = this.key === 'none' ? 0 : MOST;
    this.lent = [];
  }

  /** Gives fields below the heading its key, in place; the first that is about anything else ends the part. */
  apply(fields: MailField[]): void {
    for (const field of fields) {
      if (this.left-- <= 0) return;
      if (LENT.has(field.key) && field.isLabel) {
        this.lent.push({ field, key: field.key });
        if ((field.key === 'place' || field.key === 'stop') && !field.aspects.includes('place'))
          field.aspects = [...field.aspects, 'place'];
        field.key = this.key;
      } else if (!BETWEEN.has(field.key)) this.end(field.key);
    }
  }

  /** `ARRIVAL`, below it a day and `Pick-up time:`: the day is that of the pick-up, and the heading names the way. */
  private end(by: MailField['key']): void {
    if (HEADS.has(by) && by !== this.key) for (const { field, key } of this.lent) field.key = key;
    this.left = 0;
  }
}
