import type { Event } from '../../../../worker/contract/events.ts';
import type { Identity } from '../../../../worker/contract/people.ts';
import type { Project } from '../../../../worker/contract/projects.ts';
import type { Rsvp, RsvpSettings } from '../../../../worker/contract/rsvps.ts';
import { createEvent } from '../../../testing/create-event.ts';

const BEN: Identity = { id: 2, name: 'Ben', linked: true };

/** A project that asks for answers, as Ben sees it. */
export const createAskingProject = (rsvp: Partial<RsvpSettings> = {}, person: Identity | null = BEN) =>
  ({
    projectId: 'ABCD2345',
    timeZone: 'America/New_York',
    viewer: { role: 'viewer', person },
    rsvp: { enabled: true, deadline: null, maxPartySize: 1, question: null, showList: false, ...rsvp },
  }) as unknown as Project;

/** An answer, of Ben for the itinerary unless `more` says otherwise. */
export const createRsvp = (answer: Rsvp['answer'], more: Partial<Rsvp> = {}): Rsvp => ({
  personId: BEN.id,
  eventId: null,
  answer,
  partySize: 1,
  reply: null,
  note: null,
  byHost: false,
  updatedAt: '2027-05-01T12:00:00.000Z',
  ...more,
});

/** An event that asks for answers. */
export const createAskingEvent = (title: string, capacity: number | null = null): Event => ({
  ...createEvent({ title, starts: '2099-06-11T18:00', timeZone: 'America/New_York' }),
  rsvp: { capacity },
});
