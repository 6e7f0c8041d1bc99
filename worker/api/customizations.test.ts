import { describe, expect, it, vi } from 'vitest';
import { describeAccess } from '../testing/access-suite.ts';
import { TestBrowser } from '../testing/browser.ts';
import { createTestItinerary, EVENT_INPUT, enterAsAdmin, enterAsGuest } from '../testing/project.ts';

describe('works', () => {
  it('changes only fields that are sent and differ', async () => {
    const { host, path } = await createTestItinerary();
    const response = await host.put(`${path}/customizations`, {
      timeZone: 'Europe/Lisbon',
      customTitle: 'Ada & Co',
    });
    expect(response.body).toMatchObject({
      success: true,
      project: { timeZone: 'Europe/Lisbon', customTitle: 'Ada & Co', name: 'Lisbon', titleChangesUsed: 1 },
    });
    const { revision } = response.body.project;
    const same = await host.put(`${path}/customizations`, {
      customTitle: 'Ada & Co',
      titleChangesUsed: 0,
      isPaid: false,
    });
    expect(same.body.project).toMatchObject({ titleChangesUsed: 1, isPaid: true, revision });
  });

  it('stores colors, fonts, toggles and links, and completes link URLs', async () => {
    const { host, path } = await createTestItinerary();
    const appearance = {
      customColors: { primary: '#AA00ff', secondary: '#00ff00', accent: '#0000ff' },
      selectedFont: 'classy',
      titleFont: 'playfair',
      selectedBackground: 'marble',
      customBackgroundColor: '#fafafa',
      showCountdown: true,
      showCreatorName: false,
      customLinks: [{ name: 'Photos', url: 'photos.example.com/lisbon' }],
    };
    const { body } = await host.put(`${path}/customizations`, appearance);
    expect(body.project).toMatchObject({
      ...appearance,
      customColors: { primary: '#aa00ff', secondary: '#00ff00', accent: '#0000ff' },
      customLinks: [{ name: 'Photos', url: 'https://photos.example.com/lisbon' }],
    });
    const reset = await host.put(`${path}/customizations`, { customColors: null, customLinks: [] });
    expect(reset.body.project).toMatchObject({ customColors: null, customLinks: [], titleFont: 'playfair' });
  });

  it('keeps parallel changes to different fields', async () => {
    const { host, path } = await createTestItinerary();
    await Promise.all([
      host.put(`${path}/customizations`, { showCountdown: true, expected: { showCountdown: false } }),
      host.put(`${path}/customizations`, { titleFont: 'lobster', expected: { titleFont: 'inherit' } }),
    ]);
    expect((await host.get(path)).body.project).toMatchObject({ showCountdown: true, titleFont: 'lobster' });
  });

  it('revokes all other grants when the access code changes', async () => {
    const itinerary = await createTestItinerary();
    const guest = await enterAsGuest(itinerary);
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const changed = await itinerary.host.put(`${itinerary.path}/customizations`, { accessCode: 'k7m2qx' });
    const lines = log.mock.calls.join('\n');
    log.mockRestore();
    expect(lines).toContain('code-changed');
    expect(lines).not.toMatch(/K7M2QX/i);
    expect(changed.body.project.accessCode).toBe('K7M2QX');
    expect((await guest.get(`${itinerary.path}/itinerary`)).status).toBe(401);
    expect((await itinerary.host.get(`${itinerary.path}/itinerary`)).status).toBe(200);
    expect((await guest.post(`${itinerary.path}/access`, { accessCode: itinerary.accessCode })).status).toBe(
      401,
    );
    expect((await guest.post(`${itinerary.path}/access`, { accessCode: 'K7M2QX' })).status).toBe(200);
    // Sending the current code changes nothing.
    await itinerary.host.put(`${itinerary.path}/customizations`, { accessCode: 'K7M2QX' });
    expect((await guest.get(`${itinerary.path}/itinerary`)).status).toBe(200);
  });

  it('makes other admins viewers when the admin code changes, and keeps guests', async () => {
    const itinerary = await createTestItinerary();
    const { path, host } = itinerary;
    const [guest, otherAdmin] = [await enterAsGuest(itinerary), await enterAsAdmin(itinerary)];
    const changed = await host.put(`${path}/customizations`, { adminCode: 'K7M2QXK7M2QZ' });
    expect(changed.body.project).toMatchObject({ adminCode: 'K7M2QXK7M2QZ', viewer: { role: 'admin' } });
    expect((await host.get(path)).body.project.viewer.role).toBe('admin');
    for (const browser of [guest, otherAdmin]) {
      const { body, text } = await browser.get(`${path}/itinerary`);
      expect(body.project).toMatchObject({ viewer: { role: 'viewer' } });
      expect(text).not.toMatch(/adminCode|ownerEmail/);
    }
    expect(await otherAdmin.post(`${path}/events`, EVENT_INPUT)).toMatchObject({
      status: 403,
      body: { code: 'ADMIN_REQUIRED' },
    });
    const verify = (adminCode: string) => otherAdmin.post(`${path}/verify-admin`, { adminCode });
    expect((await verify(itinerary.adminCode)).status).toBe(401);
    expect((await verify('K7M2QXK7M2QZ')).status).toBe(200);
    expect((await otherAdmin.get(path)).body.project.viewer.role).toBe('admin');
  });

  it('keeps the admin who changes both codes, and ends the grants of others', async () => {
    const itinerary = await createTestItinerary();
    const { path, host } = itinerary;
    const otherAdmin = await enterAsAdmin(itinerary);
    const codes = { accessCode: 'K7M2QX', adminCode: 'K7M2QXK7M2QZ' };
    expect((await host.put(`${path}/customizations`, codes)).body.project).toMatchObject(codes);
    expect((await host.get(path)).body.project.viewer.role).toBe('admin');
    expect((await otherAdmin.get(path)).status).toBe(401);
  });

  it('lets only one of two parallel changes of the admin code win', async () => {
    const itinerary = await createTestItinerary();
    const browsers = [itinerary.host, await enterAsAdmin(itinerary)];
    const responses = await Promise.all(
      ['K7M2QXK7M2QZ', 'R4T9WXR4T9WZ'].map((adminCode, n) =>
        browsers[n]?.put(`${itinerary.path}/customizations`, { adminCode }),
      ),
    );
    const won = responses.findIndex((response) => response?.status === 200);
    expect(responses.map((response) => response?.status).sort()).not.toEqual([200, 200]);
    expect((await browsers[won]?.get(itinerary.path))?.body.project.viewer.role).toBe('admin');
    const lost = responses[1 - won];
    expect(lost?.text).not.toContain(won === 0 ? 'K7M2QXK7M2QZ' : 'R4T9WXR4T9WZ');
    expect((await browsers[1 - won]?.get(itinerary.path))?.body.project.viewer.role).toBe('viewer');
  });

  it('gives no grant for a change that a code change of another admin overtook', async () => {
    const itinerary = await createTestItinerary();
    const { path, host } = itinerary;
    const otherAdmin = await enterAsAdmin(itinerary);
    const responses = await Promise.all([
      host.put(`${path}/customizations`, { accessCode: 'K7M2QX', adminCode: 'K7M2QXK7M2QZ' }),
      ...[1, 2, 3, 4, 5].map((n) => otherAdmin.put(`${path}/customizations`, { ownerName: `Ada ${n}` })),
    ]);
    expect(responses[0]?.status).toBe(200);
    expect((await otherAdmin.get(path)).status).toBe(401);
    for (const { text } of responses.slice(1)) expect(text).not.toContain('K7M2QXK7M2QZ');
  });
});

describe('refuses', () => {
  it('rejects a change to a field that was changed in the meantime, and returns the current value', async () => {
    const { host, path } = await createTestItinerary();
    const save = (titleFont: string) =>
      host.put(`${path}/customizations`, { titleFont, expected: { titleFont: 'inherit' } });
    const responses = await Promise.all([save('lobster'), save('oswald')]);
    expect(responses.map((response) => response.status).sort()).toEqual([200, 409]);
    const { project } = (await host.get(path)).body;
    const refused = responses.find((response) => response.status === 409);
    expect(refused?.body).toMatchObject({ code: 'CONFLICT', current: { titleFont: project.titleFont } });
  });

  it('rejects unknown fonts and backgrounds, invalid links and images of others', async () => {
    const { host, path } = await createTestItinerary();
    const link = (url: string) => ({ customLinks: [{ name: 'Link', url }] });
    const wrong = [
      {
        customColors: { primary: 'red;}body{background:url(//x)}', secondary: '#000000', accent: '#000000' },
      },
      { titleFont: 'wingdings' },
      { selectedBackground: 'lava' },
      { customBackgroundColor: '#fff' },
      { showCountdown: 'yes' },
      { headerImage: 'https://tracker.example/pixel.gif' },
      { customLinks: Array(5).fill({ name: 'Link', url: 'example.com' }) },
      link('javascript:alert(1)'),
      link('https://user:pass@example.com'),
      link('http://localhost'),
      link('data:text/html,x'),
    ];
    for (const change of wrong) {
      expect(await host.put(`${path}/customizations`, change)).toMatchObject({
        status: 400,
        body: { code: 'INVALID_INPUT' },
      });
    }
  });

  it('rejects a fourth title, even in parallel', async () => {
    const { host, path } = await createTestItinerary();
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => host.put(`${path}/customizations`, { customTitle: `Title ${n}` })),
    );
    expect(responses.filter((response) => response.status === 200)).toHaveLength(3);
    expect(responses.filter((response) => response.body.code === 'TITLE_CHANGE_LIMIT_REACHED')).toHaveLength(
      17,
    );
    const { project } = (await host.get(path)).body;
    expect(project.titleChangesUsed).toBe(3);
    // Sending the current title changes nothing.
    expect((await host.put(`${path}/customizations`, { customTitle: project.customTitle })).status).toBe(200);
  });

  it('rejects weak and malformed codes', async () => {
    const itinerary = await createTestItinerary({ name: 'Lisbon' });
    for (const accessCode of ['AAAAAA', '123456', 'LISBON', itinerary.projectId.slice(0, 6)]) {
      const response = await itinerary.host.put(`${itinerary.path}/customizations`, { accessCode });
      expect(response).toMatchObject({
        status: 400,
        body: { code: 'WEAK_CODE', fields: { accessCode: expect.any(String) } },
      });
    }
    for (const accessCode of ['SHORT', 'TOOLONG', 'ÄÖÜÄÖÜ']) {
      const response = await itinerary.host.put(`${itinerary.path}/customizations`, { accessCode });
      expect(response).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    }
  });

  it('lets a trial correct its time zone', async () => {
    const itinerary = await createTestItinerary({ paid: false });
    const response = await itinerary.host.put(`${itinerary.path}/customizations`, { timeZone: 'Asia/Tokyo' });
    expect(response).toMatchObject({ status: 200, body: { project: { timeZone: 'Asia/Tokyo' } } });
  });

  it('rejects every other change on a trial', async () => {
    const itinerary = await createTestItinerary({ paid: false });
    for (const change of [
      { customTitle: 'X' },
      { accessCode: 'K7M2QX' },
      { timeZone: 'UTC', customTitle: 'X' },
      { place: 'Lisbon' },
      { look: 'garden' },
      { accessCode: 'ABC123' },
      { customLinks: [{ name: 'List', url: 'nowhere' }] },
    ]) {
      const response = await itinerary.host.put(`${itinerary.path}/customizations`, change);
      expect(response).toMatchObject({ status: 403, body: { code: 'TRIAL_CUSTOMIZATION_BLOCKED' } });
    }
    expect(
      (await new TestBrowser().post(`${itinerary.path}/access`, { accessCode: itinerary.accessCode })).status,
    ).toBe(200);
  });
});

describeAccess('customizations');
