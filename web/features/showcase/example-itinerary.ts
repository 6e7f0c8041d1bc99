import type { Event } from '../../../worker/contract/events.ts';
import type { Faq } from '../../../worker/contract/faqs.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { toLookFields } from '../../../worker/domain/appearance/looks.ts';
import { addDays, DAY_MS, toLocalDay } from '../../../worker/domain/time/days.ts';
import { toInstant } from '../../../worker/domain/time/zoned-time.ts';
import { t } from '../../../worker/messages/t.ts';
import { LISBON_WEEKEND, listLisbonEvents, listLisbonFaqs } from './lisbon-weekend.ts';

const { host, people, timeZone, look } = LISBON_WEEKEND;
const FRIDAY = 5;

type Example = { project: Project; events: Event[]; faqs: Faq[] };

/** The example itinerary, beginning on the first Friday that is at least ten days after `now` (epoch milliseconds). */
export function createExampleItinerary(now: number): Example {
  const createdAt = new Date(now).toISOString();
  const stored = { sequence: 1, createdAt, updatedAt: createdAt };
  const firstDay = findFriday(toLocalDay(now + 10 * DAY_MS, timeZone));
  const toIso = (day: number, at: string) =>
    new Date(toInstant(`${addDays(firstDay, day)}T${at}`, timeZone) ?? now).toISOString();
  const events = listLisbonEvents().map(
    ({ day, at, until, vibe = null, ...event }, index): Event => ({
      ...event,
      id: index + 1,
      vibe,
      datetime: toIso(day, at),
      endsAt: until === undefined ? null : toIso(day, until),
      timeZone,
      endTimeZone: null,
      audience: 'everyone',
      rsvp: null,
      pinned: false,
      ...stored,
    }),
  );
  const faqs = listLisbonFaqs().map((faq, index) => ({ ...faq, id: index + 1, order: index, ...stored }));
  return { project: { ...PROJECT, name: t('lisbonWeekend'), place: t('lisbon'), createdAt }, events, faqs };
}

function findFriday(day: string): string {
  const weekday = new Date(day).getUTCDay();
  return addDays(day, (FRIDAY - weekday + 7) % 7);
}

/** It is not stored, so it has no id and no codes. */
const PROJECT: Omit<Project, 'createdAt' | 'name' | 'place'> = {
  projectId: '',
  id: 0,
  ownerName: host,
  groupSize: people.length,
  accessCode: '',
  isPaid: true,
  timeZone,
  look,
  customTitle: null,
  ...toLookFields(look),
  showCountdown: true,
  showCreatorName: true,
  headerImage: null,
  headerImages: [],
  customLinks: [],
  language: null,
  contactPhone: null,
  contactName: null,
  titleChangesUsed: 0,
  revision: 1,
  viewer: { role: 'viewer', person: null },
  rsvp: { enabled: false, deadline: null, maxPartySize: 1, question: null, showList: false },
};
