import { describe, expect, it } from 'vitest';
import { describeAccess } from '../testing/access-suite.ts';
import { TestBrowser } from '../testing/browser.ts';
import { everyDatabase } from '../testing/databases.ts';
import { addPaper, makePass, makePdf, readPaperTitles, requestPaper } from '../testing/papers.ts';
import { addTestEvent, claimDirectly, invitePerson } from '../testing/people.ts';
import { createTestItinerary, enterAsGuest, type TestItinerary } from '../testing/project.ts';
import { listProjectFiles } from '../testing/upload.ts';

const CANARY = 'Canary 7f3a ticket';

const send = (browser: TestBrowser, url: string, file: Uint8Array, type = 'application/pdf') =>
  browser.put(url, file, { 'Content-Type': type });
const readBody = async (browser: TestBrowser, path: string, id: number) =>
  browser.get(`${path}/papers/${id}/file`);
const readOf = async (browser: TestBrowser, path: string) =>
  (await browser.get(`${path}/itinerary`)).body.papers as (number | null)[];

describe('files', () => {
  it('lists a file when it is there, and serves it under its name, uncached and without scripts', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const guest = await enterAsGuest(itinerary);
    const before = (await guest.get(path)).body.project.revision;
    const asked = await requestPaper(itinerary, { title: 'Fähre "A"/B', size: 500 });
    expect(asked.body.paper).toMatchObject({ kind: 'ticket', personId: null, eventId: null, sequence: 0 });
    expect(await readPaperTitles(guest, itinerary)).toEqual([]);
    expect(await readOf(guest, path)).toEqual([]);
    const file = makePdf();
    expect((await send(host, asked.body.uploadURL, file)).status).toBe(200);
    expect((await send(host, asked.body.uploadURL, file)).body.code).toBe('ALREADY_UPLOADED');
    const [paper] = (await guest.get(`${path}/papers`)).body;
    expect(paper).toMatchObject({ title: 'Fähre "A"/B', type: 'application/pdf', size: file.length });
    expect(paper).not.toHaveProperty('addedBy');
    expect((await host.get(`${path}/papers`)).body[0].addedBy.kind).toBe('host');
    expect(await readOf(guest, path)).toEqual([null]);
    expect((await guest.get(path)).body.project.revision).toBe(before + 1);
    const served = await readBody(guest, path, paper.id);
    expect(served.text).toBe(new TextDecoder().decode(file));
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="F_hre  A  B.pdf"; filename*=UTF-8''F%C3%A4hre%20%20A%20%20B.pdf`,
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('gives a wallet pass the type that opens the wallet', async () => {
    const itinerary = await createTestItinerary();
    const type = 'application/vnd.apple.pkpass';
    const { id } = await addPaper(itinerary, { type, kind: 'boarding-pass' }, makePass());
    const { headers } = await readBody(itinerary.host, itinerary.path, id);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('content-disposition')).toContain('Ferry.pkpass');
  });

  it('refuses what is something else than it says, too large or nobody’s', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const page = new TextEncoder().encode('<script>alert(1)</script>%%EOF');
    const { uploadURL } = (await requestPaper(itinerary)).body;
    expect((await send(host, uploadURL, page)).body.code).toBe('INVALID_PAPER');
    expect((await send(host, uploadURL, page, 'text/html')).status).toBe(415);
    expect((await send(host, uploadURL, makePdf('x'.repeat(2_000)))).status).toBe(413);
    expect((await send(host, `${uploadURL}x`, makePdf())).status).toBe(403);
    const inputs = [
      [{ type: 'text/html' }, 415],
      [{ size: 10 * 1024 * 1024 + 1 }, 413],
      [{ title: 'a\nb' }, 400],
      [{ personId: 99_999_999 }, 404],
      [{ eventId: 99_999_999 }, 404],
    ] as const;
    for (const [input, status] of inputs) expect((await requestPaper(itinerary, input)).status).toBe(status);
    expect((await host.get(`${path}/papers`)).body).toEqual([]);
    expect(await listProjectFiles(itinerary.projectId)).toEqual([]);
  });

  it('keeps to 200 papers and 300 MB, in parallel too', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const fill = (count: number, bytes: number) =>
      everyDatabase
        .prepare(
          `INSERT INTO papers (project_id, title, kind, type, bytes, file, added_by_kind, created_at, updated_at, uploaded_at)
           SELECT ?, 'Bus', 'ticket', 'application/pdf', ?, hex(randomblob(16)), 'host', 1, 1, 1 FROM json_each(?)`,
        )
        .bind(itinerary.id, bytes, JSON.stringify(Array(count).fill(0)))
        .run();
    const { id } = await addPaper(itinerary);
    await host.delete(`${path}/papers/${id}`);
    await fill(195, 1);
    const tries = await Promise.all(Array.from({ length: 9 }, () => requestPaper(itinerary)));
    expect(tries.map(({ status }) => status).sort()).toEqual([...Array(5).fill(201), ...Array(4).fill(409)]);
    expect((await host.post(`${path}/papers/${id}/restore`)).body.code).toBe('FULL');
    await everyDatabase.prepare('DELETE FROM papers WHERE project_id = ?').bind(itinerary.id).run();
    await fill(29, 10 * 1024 * 1024);
    const large = { size: 9 * 1024 * 1024 };
    const sizes = await Promise.all([requestPaper(itinerary, large), requestPaper(itinerary, large)]);
    expect(sizes.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('who sees a paper', () => {
  it('leaves no trace of a person’s paper for anybody else', async () => {
    const itinerary = await createTestItinerary();
    const { host, path, projectId } = itinerary;
    const event = (await addTestEvent(itinerary, { title: 'Ferry' })).body;
    const [ana, nora] = [await invitePerson(itinerary, 'Ana'), await invitePerson(itinerary, 'Nora')];
    const claimed = await claimDirectly(itinerary, 'Ana');
    const shared = await enterAsGuest(itinerary);
    const paper = await addPaper(
      itinerary,
      { title: CANARY, personId: ana.person.id, eventId: event.id },
      makePdf(CANARY),
    );
    for (const browser of [ana.browser, host]) {
      expect(await readPaperTitles(browser, itinerary)).toEqual([CANARY]);
      expect(await readOf(browser, path)).toEqual([event.id]);
      expect((await readBody(browser, path, paper.id)).text).toContain(CANARY);
    }
    const { feedUrl } = (await ana.browser.get(`${path}/calendar`)).body;
    const feed = await new TestBrowser().get(new URL(feedUrl).pathname);
    const [file] = await listProjectFiles(projectId);
    const key = file?.key ?? '';
    const etag = (await ana.browser.get(`${path}/itinerary`)).headers.get('etag') ?? '';
    const texts = [
      feed.text,
      (await host.get(`${path}/export`)).text,
      (await host.get(`${path}/history`)).text,
    ];
    for (const browser of [nora.browser, claimed, shared, new TestBrowser()]) {
      const urls = [
        `${path}/itinerary`,
        `${path}/papers`,
        `${path}/papers/${paper.id}/file`,
        `${path}/papers/${paper.id}`,
        `${path}/events`,
        `${path}`,
        `${path}/export`,
        `${path}/history`,
        `${path}/people/matches?q=canary`,
        `${path}/my-data`,
        `${path}/events/${event.id}/calendar.ics`,
        `/my-data/${projectId}`,
        `/project/${projectId}`,
        `/access/${projectId}`,
        `/media/${key}`,
        `/media/p/${projectId}/${key.split('/').at(-1)}`,
      ];
      for (const url of urls) texts.push((await browser.get(url)).text);
      texts.push((await browser.get(`${path}/itinerary`, { 'If-None-Match': etag })).text);
      expect((await readBody(browser, path, paper.id)).status).not.toBe(200);
    }
    for (const text of texts) expect(text).not.toContain(CANARY);
    for (const browser of [nora.browser, claimed, shared]) {
      expect(await readOf(browser, path)).toEqual([]);
      expect((await browser.get(`${path}/papers`)).body).toEqual([]);
      const nothing = await readBody(browser, path, paper.id + 1_000);
      const { requestId: _, ...body } = (await readBody(browser, path, paper.id)).body;
      expect(nothing.body).toMatchObject(body);
    }
  });

  it('follows the audience of its event, which a person with a ticket need not see', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const hidden = (await addTestEvent(itinerary, { attendees: 'Ben', audience: 'attendees' })).body;
    const [ana, ben] = [await invitePerson(itinerary, 'Ana'), await invitePerson(itinerary, 'Ben')];
    const shared = await enterAsGuest(itinerary);
    await addPaper(itinerary, { title: 'All', eventId: hidden.id });
    await addPaper(itinerary, { title: 'Ana’s', eventId: hidden.id, personId: ana.person.id });
    expect(await readPaperTitles(ben.browser, itinerary)).toEqual(['All']);
    expect(await readPaperTitles(shared, itinerary)).toEqual([]);
    const [own] = (await ana.browser.get(`${path}/papers`)).body;
    expect(own).toMatchObject({ title: 'Ana’s', eventId: null });
    expect(await readOf(ana.browser, path)).toEqual([null]);
    const { itinerary: entered } = (await shared.post(`${path}/access`, { accessCode: itinerary.accessCode }))
      .body;
    expect(entered.papers).toEqual([]);
    await host.delete(`${path}/events/${hidden.id}`);
    for (const browser of [ana.browser, ben.browser])
      expect(await readPaperTitles(browser, itinerary)).toEqual([]);
    expect(await readPaperTitles(host, itinerary)).toEqual(['All', 'Ana’s']);
  });

  it('stays with the hosts when its person is removed, moves when people are merged, and comes back', async () => {
    const itinerary = await createTestItinerary();
    const { host, path } = itinerary;
    const [ana, ben] = [await invitePerson(itinerary, 'Ana'), await invitePerson(itinerary, 'Ben')];
    const anaPath = `${path}/people/${ana.person.id}`;
    const { id } = await addPaper(itinerary, { personId: ana.person.id });
    const merged = await host.post(`${anaPath}/merge`, { into: ben.person.id });
    expect(merged.status).toBe(200);
    expect((await readBody(ben.browser, path, id)).status).toBe(200);
    await undo(itinerary, merged.body.undo);
    expect((await readBody(ben.browser, path, id)).status).toBe(404);
    expect((await readBody(ana.browser, path, id)).status).toBe(200);
    await host.delete(anaPath);
    expect((await readBody(ana.browser, path, id)).status).not.toBe(200);
    expect((await host.get(`${path}/papers`)).body).toMatchObject([{ personId: ana.person.id }]);
    // A host may still correct it, or give it to somebody else.
    expect((await host.patch(`${path}/papers/${id}`, { title: 'Bus' })).status).toBe(200);
    expect((await host.patch(`${path}/papers/${id}`, { personId: ben.person.id })).status).toBe(200);
    expect(await readPaperTitles(ben.browser, itinerary)).toEqual(['Bus']);
  });
});

const undo = ({ host, path }: TestItinerary, { seq }: { seq: number }) => host.post(`${path}/undo`, { seq });

it('refuses an edit of an older version, and to give it to somebody who is gone', async () => {
  const itinerary = await createTestItinerary();
  const { host, path } = itinerary;
  const { id } = await addPaper(itinerary);
  const first = await host.patch(`${path}/papers/${id}`, { kind: 'voucher', sequence: 0 });
  expect(first.body).toMatchObject({ kind: 'voucher', title: 'Ferry', sequence: 1 });
  const second = await host.patch(`${path}/papers/${id}`, { title: 'Bus', sequence: 0 });
  expect(second).toMatchObject({ status: 409, body: { current: { title: 'Ferry', kind: 'voucher' } } });
  expect((await host.patch(`${path}/papers/${id}`, { personId: 99_999_999 })).status).toBe(404);
});

describeAccess('papers');
