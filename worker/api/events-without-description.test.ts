import { expect, it } from 'vitest';
import { createTestItinerary, EVENT_INPUT } from '../testing/project.ts';

it('an event can be edited without description and place, but not added without description', async () => {
  const { host, path } = await createTestItinerary();
  const bare = { ...EVENT_INPUT, description: '', location: '', attendees: 'Ana' };
  const refused = await host.post(`${path}/events`, bare);
  expect(refused).toMatchObject({ status: 400, body: { fields: { description: expect.any(String) } } });
  const { body: event } = await host.post(`${path}/events`, EVENT_INPUT);
  const change = { ...bare, audience: 'attendees', sequence: event.sequence };
  expect(await host.put(`${path}/events/${event.id}`, change)).toMatchObject({
    status: 200,
    body: { description: '', location: '', audience: 'attendees' },
  });
  const file = (await host.get(`${path}/export`)).body;
  expect(file.events).toMatchObject([{ description: '' }]);
});
