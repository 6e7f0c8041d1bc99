import { describe, expect, it } from 'vitest';
import { describeAccess } from '../testing/access-suite.ts';
import { createSignedInUser } from '../testing/account.ts';
import { createUnclaimedEvent, storeMailText } from '../testing/unclaimed-events.ts';

const LIST = '/api/unclaimed-events';

describe('works', () => {
  it('lists unclaimed events with their emails, newest first', async () => {
    const { browser, user } = await createSignedInUser();
    const older = await createUnclaimedEvent(user.id, { createdAt: 1 });
    const newer = await createUnclaimedEvent(user.id);
    await createUnclaimedEvent(user.id, { status: 'deleted', deletedAt: Date.now() });
    await createUnclaimedEvent(user.id, { status: 'added' });
    await createUnclaimedEvent((await createSignedInUser()).user.id);
    const { status, body } = await browser.get(LIST);
    expect([status, body.map(({ id }: { id: number }) => id)]).toEqual([200, [newer.id, older.id]]);
    expect(body[0]).toEqual({
      id: newer.id,
      kind: 'event',
      title: 'Ponto Final',
      description: 'Reservation PF-4471',
      datetime: '2083-06-12T18:30:00.000Z',
      endsAt: null,
      timeZone: 'Europe/Lisbon',
      endTimeZone: null,
      location: 'Ponto Final, Almada',
      attendees: 'Jane Doe',
      audience: 'everyone',
      pinned: false,
      rsvp: null,
      vibe: null,
      eventType: 'restaurant',
      needsReview: true,
      confidence: 70,
      reasons: ['The email doesn’t give the year.'],
      emailChange: null,
      code: null,
      mail: {
        id: newer.mailId,
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

  it('counts an edit as a review, and reads times in the event’s zone', async () => {
    const { browser, user } = await createSignedInUser();
    const { id } = await createUnclaimedEvent(user.id, { endsAt: Date.UTC(2083, 5, 12, 20, 30) });
    const { body } = await browser.send('PATCH', `${LIST}/${id}`, {
      title: 'Dinner',
      datetime: '2083-06-13T20:00',
      eventType: 'activity',
      needsReview: true,
      confidence: 1,
      userId: 1,
    });
    expect(body).toMatchObject({
      title: 'Dinner',
      datetime: '2083-06-13T19:00:00.000Z',
      endsAt: '2083-06-13T21:00:00.000Z',
      eventType: 'activity',
      location: 'Ponto Final, Almada',
      needsReview: false,
      confidence: 100,
      reasons: [],
      sequence: 1,
    });
    const arrival = { endsAt: '2083-06-13T23:30', endTimeZone: 'Europe/Madrid' };
    expect((await browser.send('PATCH', `${LIST}/${id}`, arrival)).body).toMatchObject({
      endsAt: '2083-06-13T21:30:00.000Z',
      endTimeZone: 'Europe/Madrid',
    });
    const withoutDate = await browser.send('PATCH', `${LIST}/${id}`, { datetime: null });
    expect(withoutDate.body).toMatchObject({ datetime: null, endsAt: null });
  });

  it('turns an unreadable email into an event once it has a date', async () => {
    const { browser, user } = await createSignedInUser();
    const { id } = await createUnclaimedEvent(user.id, { kind: 'problem', startsAt: null, confidence: 0 });
    const named = await browser.send('PATCH', `${LIST}/${id}`, { title: 'Sail' });
    expect(named.body).toMatchObject({ kind: 'problem', needsReview: true });
    const dated = await browser.send('PATCH', `${LIST}/${id}`, { datetime: '2083-06-13T20:00Z' });
    expect(dated.body).toMatchObject({ kind: 'event', needsReview: false, title: 'Sail' });
  });

  it('restores a deleted event', async () => {
    const { browser, user } = await createSignedInUser();
    const { id } = await createUnclaimedEvent(user.id);
    const { body } = await browser.delete(`${LIST}/${id}`);
    expect(body).toMatchObject({ success: true, undo: { ids: [id] } });
    expect((await browser.get(LIST)).body).toEqual([]);
    const restored = await browser.post(`${LIST}/restore`, { ids: body.undo.ids });
    expect(restored.body).toMatchObject({ success: true, events: [{ id }] });
  });

  it('restores only the newer of two deleted events for one booking', async () => {
    const { browser, user } = await createSignedInUser();
    const booking = { bookingKey: 'restaurant PF-4471', bookingStart: '2083-06-12T19:30' };
    const deleted = { ...booking, status: 'deleted', deletedAt: Date.now() } as const;
    const first = await createUnclaimedEvent(user.id, deleted);
    const second = await createUnclaimedEvent(user.id, deleted);
    const ids = [first.id, second.id];
    const restored = await browser.post(`${LIST}/restore`, { ids });
    expect(restored).toMatchObject({ status: 200, body: { events: [{ id: second.id }] } });
    expect((await browser.post(`${LIST}/restore`, { ids })).status).toBe(404);
  });

  it('returns the email’s text and where details were found in it', async () => {
    const { browser, user } = await createSignedInUser();
    const unclaimed = await createUnclaimedEvent(user.id, {
      evidence: { start: '12 June 2083', place: 'Ponto  Final' },
    });
    await storeMailText(unclaimed, 'Table for two\n12 June\n2083 at PONTO FINAL');
    const { body } = await browser.get(`${LIST}/${unclaimed.id}/mail`);
    expect(body).toMatchObject({ isCut: false, mail: { subject: 'Your table is booked' } });
    const found = (body.evidence as { field: string; from: number; to: number }[]).map(
      ({ field, from, to }) => [field, body.text.slice(from, to)],
    );
    expect(found).toEqual([
      ['datetime', '12 June\n2083'],
      ['location', 'PONTO FINAL'],
    ]);
  });
});

describe('refuses', () => {
  it('returns an error for an invalid field', async () => {
    const { browser, user } = await createSignedInUser();
    const { id } = await createUnclaimedEvent(user.id);
    for (const [field, value] of Object.entries({
      title: ' ',
      datetime: '2083-02-30T10:00',
      endsAt: '2083-06-12T10:00Z',
      timeZone: 'Mars/Base',
      eventType: 'party',
      location: 'x'.repeat(301),
    })) {
      const response = await browser.send('PATCH', `${LIST}/${id}`, { [field]: value });
      expect([response.status, Object.keys(response.body.fields ?? {})]).toEqual([400, [field]]);
    }
  });

  it('rejects an edit with an old sequence', async () => {
    const { browser, user } = await createSignedInUser();
    const { id } = await createUnclaimedEvent(user.id);
    await browser.send('PATCH', `${LIST}/${id}`, { title: 'Mine', sequence: 0 });
    expect(await browser.send('PATCH', `${LIST}/${id}`, { title: 'Theirs', sequence: 0 })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', current: { title: 'Mine', sequence: 1 } },
    });
  });

  it('rejects an edit of a forwarding code, a late undo, and reading a deleted email', async () => {
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

  it('rejects an undo when the booking has a newer unclaimed event', async () => {
    const { browser, user } = await createSignedInUser();
    const booking = { bookingKey: 'restaurant#PF1#', bookingStart: '2083-06-12T19:30' };
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
