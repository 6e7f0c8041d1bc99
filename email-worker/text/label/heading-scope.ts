import type { MailField } from './mail-field.ts';

/** Labels that can head a section with labels for its date, time and place. */
const HEADS = new Set<MailField['key']>(['pickup', 'dropoff', 'depart', 'arrive', 'checkin', 'checkout']);
/** Labels in such a section that get the heading's key. */
const LENT = new Set<MailField['key']>(['when', 'start', 'place', 'stop']);
/** Labels that don't end the section. */
const BETWEEN = new Set<MailField['key']>(['none', 'unknown', 'terminal', 'platform', 'duration', 'note']);
const MOST = 8;

/** A section below a heading: `PICK-UP`, then `Date:`, `Time:`, `Office:`. */
export class HeadingScope {
  private key: MailField['key'] = 'none';
  private left = 0;
  private lent: { field: MailField; key: MailField['key'] }[] = [];

  /** Starts a section if the label is a heading, and ends the current one. */
  open(key: MailField['key']): void {
    this.key = HEADS.has(key) ? key : 'none';
    this.left = this.key === 'none' ? 0 : MOST;
    this.lent = [];
  }

  /** Replaces the keys of fields in the section, in place. The first unrelated field ends it. */
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

  /** `ARRIVAL`, then a date and `Pick-up time:`: the date belongs to the pick-up. */
  private end(by: MailField['key']): void {
    if (HEADS.has(by) && by !== this.key) for (const { field, key } of this.lent) field.key = key;
    this.left = 0;
  }
}
