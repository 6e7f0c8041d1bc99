import { expect, it } from 'vitest';
import { createTestItinerary, enterAsGuest } from '../testing/project.ts';

const CONTACT = { contactPhone: '+39 055 123 4567', contactName: 'Nora' };

it('shows guests whom to call, on trials too', async () => {
  const itinerary = await createTestItinerary({ paid: false });
  const { host, path } = itinerary;
  const saved = await host.put(`${path}/customizations`, CONTACT);
  expect([saved.status, saved.body.project.contactPhone]).toEqual([200, CONTACT.contactPhone]);
  const guest = await enterAsGuest(itinerary);
  expect((await guest.get(`${path}/itinerary`)).body.project).toMatchObject(CONTACT);
  const more = await host.put(`${path}/customizations`, { ...CONTACT, place: 'Lisbon' });
  expect(more.body.code).toBe('TRIAL_CUSTOMIZATION_BLOCKED');
  const removed = await host.put(`${path}/customizations`, { contactPhone: '', contactName: null });
  expect(removed.body.project).toMatchObject({ contactPhone: null, contactName: null });
});

it('refuses what is no number, and what is too long', async () => {
  const { host, path } = await createTestItinerary();
  for (const contactPhone of ['Nora', '12', '1'.repeat(41)]) {
    const refused = await host.put(`${path}/customizations`, { contactPhone });
    expect(Object.keys(refused.body.fields)).toEqual(['contactPhone']);
  }
  const refused = await host.put(`${path}/customizations`, { contactName: 'x'.repeat(81) });
  expect(Object.keys(refused.body.fields)).toEqual(['contactName']);
});

it('refuses an edit of a number that a host has changed meanwhile', async () => {
  const { host, path } = await createTestItinerary();
  await host.put(`${path}/customizations`, CONTACT);
  const edit = { contactPhone: '112', expected: { contactPhone: null } };
  expect((await host.put(`${path}/customizations`, edit)).body.code).toBe('CONFLICT');
});

it('exports and duplicates the number, and undoes a change of it', async () => {
  const { host, path } = await createTestItinerary();
  await host.put(`${path}/customizations`, CONTACT);
  const [change] = (await host.get(`${path}/history`)).body;
  expect(change).toMatchObject({ entity: 'project', after: CONTACT, before: { contactPhone: null } });
  const file = (await host.get(`${path}/export`)).body;
  expect(file.itinerary).toMatchObject(CONTACT);
  // An address may create three itineraries an hour.
  const ownerEmail = `ann-${crypto.randomUUID()}@example.org`;
  const imported = await host.post('/api/projects/import', { ...file, ownerEmail });
  const copy = await host.post(`${path}/duplicate`, { ownerEmail });
  for (const { body } of [imported, copy]) {
    const { project } = (await host.get(`/api/projects/${body.project.projectId}`)).body;
    expect(project).toMatchObject(CONTACT);
  }
  expect((await host.post(`${path}/history/${change.seq}/restore`, {})).status).toBe(200);
  expect((await host.get(path)).body.project.contactPhone).toBeNull();
});
