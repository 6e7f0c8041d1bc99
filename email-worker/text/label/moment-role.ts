import type { AsideRole, LabelKey, MomentRole } from '../../languages/label-keys.ts';

type FieldKey = LabelKey | 'none' | 'unknown';

const ROLES: Partial<Record<FieldKey, MomentRole>> & Record<AsideRole, AsideRole> = {
  checkin: 'start',
  pickup: 'start',
  depart: 'start',
  start: 'start',
  when: 'start',
  arrive: 'arrival',
  checkout: 'end',
  dropoff: 'end',
  end: 'end',
  doors: 'doors',
  checkInLimit: 'checkInLimit',
  deadline: 'deadline',
  payment: 'payment',
  issue: 'issue',
  validity: 'validity',
  former: 'former',
  history: 'history',
  hours: 'hours',
  duration: 'duration',
};

/** What a moment with this label is to the booking; undefined if the label does not tell. */
export const findMomentRole = (key: FieldKey): MomentRole | undefined => ROLES[key];

/** Roles of moments that are part of what was booked, or no moments of a day. */
const OWN = new Set<MomentRole>(['start', 'arrival', 'end', 'hours', 'duration']);

/** Whether dates and times with this label are not those of what was booked. */
export function isAside(key: FieldKey): boolean {
  const role = ROLES[key];
  return key === 'noMoment' || (role !== undefined && !OWN.has(role));
}
