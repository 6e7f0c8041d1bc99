import { describe, expect, it } from 'vitest';
import { toFirstLook, toLookFields } from '../domain/appearance/looks.ts';
import { signInAsOwner } from '../testing/account.ts';
import { TestBrowser } from '../testing/browser.ts';
import { payTestCheckout } from '../testing/payment.ts';
import { createTestItinerary } from '../testing/project.ts';

const CREATE_INPUT = { name: 'Lisbon', ownerName: 'Ada', ownerEmail: 'looks@example.com' };

describe('a new itinerary', () => {
  it('starts with the look of the occasion, and the time zone and place given', async () => {
    const host = new TestBrowser();
    const input = { ...CREATE_INPUT, occasion: 'wedding', timeZone: 'Europe/Rome', place: ' Lake Como ' };
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const { body } = await host.post('/api/projects', input, key);
    const repeated = await host.post('/api/projects', input, key);
    expect(repeated.body.project.projectId).toBe(body.project.projectId);
    const other = await host.post('/api/projects', { ...input, occasion: 'trip' }, key);
    expect(other.body.code).toBe('IDEMPOTENCY_MISMATCH');
    const { project } = (await host.get(`/api/projects/${body.project.projectId}/itinerary`)).body;
    expect(project).toMatchObject({
      ...toFirstLook('wedding'),
      isPaid: false,
      timeZone: 'Europe/Rome',
      place: 'Lake Como',
    });
  });

  it('has no look and default colors without an occasion', async () => {
    const host = new TestBrowser();
    const { body } = await host.post('/api/projects', { ...CREATE_INPUT, look: 'garden' });
    const { project } = (await host.get(`/api/projects/${body.project.projectId}`)).body;
    expect(project).toMatchObject({ look: null, place: null, customColors: null, titleFont: 'inherit' });
  });

  it('rejects an unknown occasion and a long place', async () => {
    const wrong = { occasion: 'funeral', place: 'x'.repeat(121) };
    const { status, body } = await new TestBrowser().post('/api/projects', { ...CREATE_INPUT, ...wrong });
    expect(status).toBe(400);
    expect(Object.keys(body.fields).sort()).toEqual(['occasion', 'place']);
  });
});

describe('customizing', () => {
  it('stores the place, and a look with its style except what is sent with it', async () => {
    const { host, path } = await createTestItinerary();
    const change = async (fields: object) => (await host.put(`${path}/customizations`, fields)).body.project;
    const { customColors, titleFont, selectedBackground } = toLookFields('garden');
    expect(await change({ place: ' Lake Como ', look: 'garden', titleFont: 'lobster' })).toMatchObject({
      place: 'Lake Como',
      look: 'garden',
      customColors,
      selectedBackground,
      titleFont: 'lobster',
    });
    const colors = { primary: '#112233', secondary: '#445566', accent: '#778899' };
    expect(await change({ customColors: colors })).toMatchObject({ look: 'garden', customColors: colors });
    // Another cover keeps the style.
    const other = await change({ look: 'garden.lake' });
    expect(other).toMatchObject({ look: 'garden.lake', customColors: colors, titleFont: 'lobster' });
    expect(await change({ look: null, place: '' })).toMatchObject({
      look: null,
      place: null,
      customColors: colors,
    });
    expect(await change({ look: 'garden' })).toMatchObject({ look: 'garden', customColors, titleFont });
  });

  it.each(['nothing', 'garden.nothing', 'garden.lake.lake', 'garden.', 'toString', 7])(
    'rejects the look %s',
    async (look) => {
      const { host, path } = await createTestItinerary();
      const response = await host.put(`${path}/customizations`, { look });
      expect(response).toMatchObject({ status: 400, body: { fields: { look: 'Choose one of our looks.' } } });
    },
  );
});

describe('duplicating', () => {
  it('gives a trial the look, place and default style of the look, and colors that were reset with Full Access', async () => {
    const itinerary = await createTestItinerary();
    const { host, path, projectId } = itinerary;
    await signInAsOwner(host, projectId);
    await host.put(`${path}/customizations`, { look: 'garden', place: 'Lisbon', titleFont: 'lobster' });
    await host.put(`${path}/customizations`, { customColors: null });
    const copy = (await host.post(`${path}/duplicate`, {})).body.project.projectId;
    const readProject = async () => (await host.get(`/api/projects/${copy}`)).body.project;
    expect(await readProject()).toMatchObject({ ...toLookFields('garden'), look: 'garden', place: 'Lisbon' });
    const paymentIntentId = await payTestCheckout(copy, undefined, host);
    await host.post(`/api/projects/${copy}/confirm-payment`, { paymentIntentId });
    expect(await readProject()).toMatchObject({ customColors: null, titleFont: 'lobster', look: 'garden' });
  });

  it('has nothing waiting when only the look differs from a plain itinerary', async () => {
    const itinerary = await createTestItinerary({ paid: false, occasion: 'trip' });
    await signInAsOwner(itinerary.host, itinerary.projectId);
    const { body } = await itinerary.host.post(`${itinerary.path}/duplicate`, {});
    expect(body.waiting).toEqual({ events: 0, faqs: 0, customizations: false });
  });
});
