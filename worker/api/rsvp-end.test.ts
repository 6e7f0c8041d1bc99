import { expect, it } from 'vitest';
import { addDays, toLocalDay } from '../domain/time/days.ts';
import { invitePerson } from '../testing/people.ts';
import { addRsvpEvent, answer, createRsvpItinerary, enterAs } from '../testing/rsvps.ts';

const HONOLULU = 'Pacific/Honolulu';
const today = (timeZone: string) => toLocalDay(Date.now(), timeZone);
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

it('closes to guests when the last event has ended, and opens again when a later one is added', async () => {
  const itinerary = await createRsvpItinerary();
  const { host, path } = itinerary;
  const { person, browser } = await invitePerson(itinerary, 'Ben');
  const send = async (eventId: number | null) =>
    (await answer(browser, itinerary, { eventId, answer: 'yes' })).body.code;
  // Nothing is planned yet.
  expect(await send(null)).toBeUndefined();
  const over = await addRsvpEvent(itinerary, { datetime: hoursFromNow(-30), endsAt: hoursFromNow(-1) });
  for (const eventId of [over, null]) {
    const refused = await answer(browser, itinerary, { eventId, answer: 'no' });
    expect(refused).toMatchObject({ status: 403, body: { code: 'RSVP_CLOSED' } });
  }
  // What a phone sends again was stored before.
  expect(await send(null)).toBeUndefined();
  const byHost = await host.put(`${path}/people/${person.id}/rsvp`, { answer: 'no' });
  expect(byHost.status).toBe(200);
  await addRsvpEvent(itinerary, { datetime: hoursFromNow(-1), endsAt: hoursFromNow(1) });
  expect(await send(null)).toBeUndefined();
});

it('stays open until the day of an event without an end is over where that takes place', async () => {
  const itinerary = await createRsvpItinerary();
  const ben = await enterAs(itinerary, 'Ben');
  const event = { datetime: `${today(HONOLULU)}T00:00`, timeZone: HONOLULU, endsAt: null };
  await addRsvpEvent(itinerary, event);
  expect((await answer(ben, itinerary, { answer: 'yes' })).status).toBe(200);

  const finished = await createRsvpItinerary();
  const nora = await enterAs(finished, 'Nora');
  await addRsvpEvent(finished, { ...event, datetime: `${addDays(today(HONOLULU), -1)}T23:59` });
  expect((await answer(nora, finished, { answer: 'yes' })).body.code).toBe('RSVP_CLOSED');
});

it('goes by the events that the guest sees', async () => {
  const itinerary = await createRsvpItinerary();
  await addRsvpEvent(itinerary, { datetime: hoursFromNow(-30), endsAt: hoursFromNow(-29) });
  await addRsvpEvent(itinerary, {
    datetime: hoursFromNow(30),
    attendees: 'Ben',
    audience: 'attendees',
  });
  const [ben, nora] = [await invitePerson(itinerary, 'Ben'), await invitePerson(itinerary, 'Nora')];
  expect((await answer(ben.browser, itinerary, { answer: 'yes' })).status).toBe(200);
  expect((await answer(nora.browser, itinerary, { answer: 'yes' })).body.code).toBe('RSVP_CLOSED');
});
