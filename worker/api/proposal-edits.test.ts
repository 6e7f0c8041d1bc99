import { describe, expect, it } from 'vitest';
import { createTestItinerary, type TestItinerary } from '../testing/project.ts';
import { addTestProposal } from '../testing/proposals.ts';

const readProposals = async ({ host, path }: TestItinerary) => (await host.get(`${path}/proposals`)).body;

describe('an edit', () => {
  it('counts as the review, and moves the end with the start', async () => {
    const itinerary = await createTestItinerary();
    const { host, path, id } = itinerary;
    const { id: proposal } = await addTestProposal(id, {
      endsAt: Date.UTC(2083, 5, 12, 20, 30),
      needsReview: true,
      reasons: ['year-not-stated'],
    });
    const edited = await host.patch(`${path}/proposals/${proposal}`, {
      title: 'Sunset cruise',
      datetime: '2083-06-13T18:00',
      sequence: 0,
    });
    expect(edited.body).toMatchObject({
      title: 'Sunset cruise',
      datetime: '2083-06-13T17:00:00.000Z',
      endsAt: '2083-06-13T19:00:00.000Z',
      needsReview: false,
      reviewReasons: [],
      sequence: 1,
    });
    const late = await host.patch(`${path}/proposals/${proposal}`, { title: 'Other', sequence: 0 });
    expect(late).toMatchObject({ status: 409, body: { code: 'CONFLICT', current: edited.body } });
    expect((await host.delete(`${path}/proposals/${proposal}`)).body).toEqual({ success: true });
    expect((await host.patch(`${path}/proposals/${proposal}`, { title: 'Gone' })).status).toBe(404);
  });
});

describe('an edit of several', () => {
  it('changes those that wait, and returns them', async () => {
    const itinerary = await createTestItinerary();
    const { host, path, id } = itinerary;
    const first = await addTestProposal(id, {
      title: 'Lunch',
      needsReview: true,
      reasons: ['year-not-stated'],
    });
    const second = await addTestProposal(id, { title: 'Dinner', endsAt: Date.UTC(2083, 5, 12, 20, 30) });
    const other = await addTestProposal((await createTestItinerary()).id);
    const { status, body } = await host.patch(`${path}/proposals`, {
      changes: [
        { id: first.id, audience: 'attendees', attendees: 'Ann' },
        { id: second.id, datetime: '2084-06-12T19:30' },
        { id: other.id, title: 'Not yours' },
      ],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject([
      {
        id: first.id,
        title: 'Lunch',
        audience: 'attendees',
        attendees: 'Ann',
        needsReview: true,
        sequence: 1,
      },
      {
        id: second.id,
        datetime: '2084-06-12T18:30:00.000Z',
        endsAt: '2084-06-12T20:30:00.000Z',
        sequence: 1,
      },
    ]);
    expect(await readProposals(itinerary)).toEqual(body);
  });

  it('is refused as a whole if one of them is invalid', async () => {
    const itinerary = await createTestItinerary();
    const [first, second] = [
      await addTestProposal(itinerary.id),
      await addTestProposal(itinerary.id, { title: 'Tram' }),
    ];
    const changes = [
      { id: first.id, title: 'Ferry' },
      { id: second.id, endsAt: '2020-06-12T19:30' },
    ];
    const { status, body } = await itinerary.host.patch(`${itinerary.path}/proposals`, { changes });
    expect([status, body.fields]).toEqual([400, { endsAt: 'End time must be after the start time.' }]);
    expect(await readProposals(itinerary)).toMatchObject([{ title: 'Boat trip' }, { title: 'Tram' }]);
  });
});
