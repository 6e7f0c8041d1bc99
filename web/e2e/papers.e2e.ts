import sharp from 'sharp';
import { openAsGuest } from './actions.ts';
import { expect, openVisitor, test, waitForServiceWorker } from './fixtures.ts';
import { createPaidItinerary, dayFromNow, TICKET_PDF } from './paid-itinerary.ts';

const EVENT = { title: 'Ferry to Procida', datetime: `${dayFromNow(3)}T09:00`, attendees: 'Ana, Ben' };

test('a host adds tickets, and the guest has them offline, full screen', async ({ page: host, browser }) => {
  const itinerary = await createPaidItinerary(host, 'Islands');
  const { projectId } = itinerary;
  await itinerary.addEvents([EVENT]);
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2a6f4e' } })
    .jpeg()
    .toBuffer();
  await host.goto(`/project/${projectId}`);
  await host.getByRole('button', { name: EVENT.title, exact: true }).click();
  await host.getByLabel('Tickets', { exact: true }).setInputFiles([
    { name: 'Boarding_pass Ana.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'Group ticket.pdf', mimeType: 'application/pdf', buffer: TICKET_PDF },
  ]);
  const form = host.getByRole('dialog', { name: 'Add 2 tickets' });
  await expect(form.getByLabel('Title').first()).toHaveValue('Boarding pass Ana');
  await expect(form.getByLabel('For').first().locator('option:checked')).toHaveText('Ana');
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(host.getByText('2 tickets added')).toBeVisible();
  await expect(host.getByRole('dialog').getByText('Group ticket')).toBeVisible();

  const guest = await openVisitor(browser);
  await openAsGuest(guest, itinerary);
  const row = guest.getByRole('listitem').filter({ hasText: EVENT.title });
  await expect(row.getByRole('link', { name: 'Group ticket' })).toHaveAttribute('target', '_blank');
  await expect(guest.getByText('Boarding pass Ana')).toHaveCount(0);

  const ana = await openVisitor(browser, { serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });
  await ana.goto(await itinerary.readPersonalLink('Ana'));
  await waitForServiceWorker(ana);
  const countFiles = () =>
    ana.evaluate(async (id) => {
      const cache = await caches.open(`itinerary-${id}`);
      return (await cache.keys()).filter(({ url }) => url.endsWith('/file')).length;
    }, projectId);
  await expect.poll(countFiles).toBe(2);
  await ana.context().setOffline(true);
  await ana.reload();
  await expect(ana.getByText(/^You're offline/)).toBeVisible();
  const pdf = ana.getByRole('link', { name: 'Group ticket' });
  await expect(pdf).toBeVisible();
  const read = (url: string) => fetch(url).then((response) => response.headers.get('content-type'));
  expect(await ana.evaluate(read, (await pdf.getAttribute('href')) ?? '')).toBe('application/pdf');
  await ana.getByRole('button', { name: 'Boarding pass Ana' }).click();
  const viewer = ana.getByRole('dialog', { name: 'Boarding pass Ana' });
  await expect(viewer).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const image = viewer.getByRole('img');
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(900);
  expect(await viewer.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await ana.context().close();
});
