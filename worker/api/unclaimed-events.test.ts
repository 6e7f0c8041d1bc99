import { describe, expect, it } from 'vitest';
import { describeAccess } from '../testing/access-suite.ts';
import { createSignedInUser } from '../testing/account.ts';
import { createUnclaimedEvent, storeMailText } from '../testing/unclaimed-events.ts';

const LIST = '/api/unclaimed-events';

describe('unclaimed events work', () => {
  it('lists what waits with the mail it came from, the newest first, and nothing else', async () => {
    const { browser, user } = await createSignedInUser();
    const old = await createUnclaimedEvent(user.id, { createdAt: 1 });
    const card = await createUnclaimedEvent(user.id);
    await createUnclaimedEvent(user.id, { status: 'deleted', deletedAt: Date.now() });
    await createUnclaimedEvent(user.id, { status: 'assigned' });
    await createUnclaimedEvent((await createSignedInUser()).user.id);
    const { status, body } = await browser.get(LIST);
    expect([status, body.map(({ id }: { id: number }) => id)]).toEqual([200, [card.id, old.id]]);
    expect(body[0]).toEqual({
      id: card.id,
      kind: 'event',
      title: 'Ponto Final',
      description: 'Reservation PF-4471',
      datetime: '2027-06-12T18:30:00.000Z',
      endsAt: null,
      timeZone: 'Europe/Lisbon',
      location: 'Ponto Final, Almada',
      attendees: 'Jane Doe',
      eventType: 'restaurant',
      needsReview: true,
      confidence: 70,
      reasons: ['The mail does not state the year.'],
      notice: null,
      code: null,
      mail: {
        id: card.mailId,
        subject: 'Your table is booked',
        senderName: 'Ponto Final',
        senderAddress: 'book@ponto.example',
        forwardedBy: 'friend@example.com',
        sentAt: null,
        receivedAt: expect.any(String),
        senderIsKnown: true,
        envelope: 'friend@example.com',
      },
      sequence: 0,
      createdAt: expect.any(String),
    });
  });

  it('takes a saved edit as a review, in the zone of the card', async () => {
    const { browser, user } = await createSignedInUser();
    const { id } = await createUnclaimedEvent(user.id, { endsAt: Date.UTC(2027, 5, 12, 20, 30) });
    const { body } = await browser.send('PATCH', `${LIST}/${id}`, {
      title: 'Dinner',
      datetime: '2027-06-13T20:00',
      eventType: 'activity',
      needsReview: true,
      confidence: 1,
      userId: 1,
    });
    expect(body).toMatchObject({
      title: 'Dinner',
      datetime: '2027-06-13T19:00:00.000Z',
      endsAt: '2027-06-13T21:00:00.000Z',
      eventType: 'activity',
      location: 'Ponto Final, Almada',
      needsReview: false,
      confidence: 100,
      reasons: [],
      sequence: 1,
    });
    const without = await browser.send('PATCH', `${LIST}/${id}`, { datetime: null });
    expect(without.body).toMatchObject({ datetime: null, endsAt: null });
  });

  it('makes an event of a mail that could not be read, once it has a date', async () => {
    const { browser, user } = await createSignedInUser();
    const { id } = await createUnclaimedEvent(user.id, { kind: 'problem', startsAt: null, confidence: 0 });
    const named = await browser.send('PATCH', `${LIST}/${id}`, { title: 'Sail' });
    expect(named.body).toMatchObject({ kind: 'problem', needsReview: true });
    const dated = await browser.send('PATCH', `${LIST}/${id}`, { datetime: '2027-06-13T20:00Z' });
    expect(dated.body).toMatchObject({ kind: 'event', needsReview: false, title: 'Sail' });
  });

  it('brings back what was deleted', async () => {
    const { browser, user } = await createSignedInUser();
    const { id } = await createUnclaimedEvent(user.id);
    const { body } = await browser.delete(`${LIST}/${id}`);
    expect(body).toMatchObject({ success: true, undo: { ids: [id] } });
    expect((await browser.get(LIST)).body).toEqual([]);
    const back = await browser.post(`${LIST}/restore`, { ids: body.undo.ids });
    expect(back.body).toMatchObject({ success: true, events: [{ id }] });
  });

  it('of one booking come back once, the newest, when two that were deleted are asked for', async () => {
    const { browser, user } = await createSignedInUser();
    const booking = { bookingKey: 'restaurant PF-4471', bookingStart: '2027-06-12T19:30' };
    const gone = { ...booking, status: 'deleted', deletedAt: Date.now() } as const;
    const cards = [await createUnclaimedEvent(user.id, gone), await createUnclaimedEvent(user.id, gone)];
    const ids = cards.map(({ id }) => id);
    const back = await browser.post(`${LIST}/restore`, { ids });
    expect(back).toMatchObject({ status: 200, body: { events: [{ id: ids[1] }] } });
    expect((await browser.post(`${LIST}/restore`, { ids })).status).toBe(404);
  });

  it('shows the mail’s text and where it was read', async () => {
    const { browser, user } = await createSignedInUser();
    const card = await createUnclaimedEvent(user.id, {
      evidence: { start: '12 June 2027', place: 'Ponto  Final' },
    });
    await storeMailText(card, 'Table for two\n12 June\n2027 at PONTO FINAL');
    const { body } = await browser.get(`${LIST}/${card.id}/mail`);
    expect(body).toMatchObject({ isCut: false, mail: { subject: 'Your table is booked' } });
    const read = (body.evidence as { field: string; from: number; to: number }[]).map(
      ({ field, from, to }) => [field, body.text.slice(from, to)],
    );
    expect(read).toEqual([
      ['datetime', '12 June\n2027'],
      ['location', 'PONTO FINAL'],
    ]);
  });
});

describe('unclaimed events refuse', () => {
  it('an edit that does not fit, and names the field', async () => {
    const { browser, user } = await createSignedInUser();
    const { id } = await createUnclaimedEvent(user.id);
    for (const [field, value] of Object.entries({
      title: ' ',
      datetime: '2027-02-30T10:00',
      endsAt: '2027-06-12T10:00Z',
      timeZone: 'Mars/Base',
      eventType: 'party',
      location: 'x'.repeat(301),
    })) {
      const answer = await browser.send('PATCH', `${LIST}/${id}`, { [field]: value });
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
    }
  });

  it('an edit that has not seen the latest', async () => {
    const { browser, user } = await createSignedInUser();
    const { id } = await createUnclaimedEvent(user.id);
    await browser.send('PATCH', `${LIST}/${id}`, { title: 'Mine', sequence: 0 });
    expect(await browser.send('PATCH', `${LIST}/${id}`, { title: 'Theirs', sequence: 0 })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', current: { title: 'Mine', sequence: 1 } },
    });
  });

  it('an edit of what is no event, an undo that comes too late, and a mail no longer kept', async () => {
    const { browser, user } = await createSignedInUser();
    const code = await createUnclaimedEvent(user.id, { kind: 'forwarding-code', code: '123456789' });
    expect((await browser.send('PATCH', `${LIST}/${code.id}`, { title: 'x' })).status).toBe(400);
    const gone = await createUnclaimedEvent(user.id, {
      status: 'deleted',
      deletedAt: Date.now() - 11 * 60_000,
    });
    expect((await browser.post(`${LIST}/restore`, { ids: [gone.id] })).status).toBe(404);
    expect((await browser.get(`${LIST}/${code.id}/mail`)).body.message).toContain('30 days');
  });

  it('an undo where the booking has another card by now', async () => {
    const { browser, user } = await createSignedInUser();
    const booking = { bookingKey: 'restaurant#PF1#', bookingStart: '2027-06-12T19:30' };
    const { id } = await createUnclaimedEvent(user.id, {
      ...booking,
      status: 'deleted',
      deletedAt: Date.now(),
    });
    await createUnclaimedEvent(user.id, booking);
    expect((await browser.post(`${LIST}/restore`, { ids: [id] })).status).toBe(404);
  });
});

describeAccess('unclaimed-events');
