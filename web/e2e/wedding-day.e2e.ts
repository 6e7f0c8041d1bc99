import { openAsGuest } from './actions.ts';
import { expect, expectAccessible, openVisitor, test } from './fixtures.ts';
import { createPaidItinerary } from './paid-itinerary.ts';

const HOUR_MS = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

for (const viewport of [
  { width: 390, height: 844 },
  { width: 375, height: 667 },
]) {
  test(`on its day what is on and what comes next are in view at ${viewport.width} x ${viewport.height}`, async ({
    page: host,
    browser,
  }) => {
    const itinerary = await createPaidItinerary(host, 'Sofia & Marco');
    await itinerary.customize({
      look: 'garden',
      place: 'Lake Como',
      showCountdown: true,
      customLinks: [
        { name: 'Photos', url: 'photos.example.com' },
        { name: 'Registry', url: 'registry.example.com' },
      ],
    });
    await itinerary.addEvents([
      { title: 'Welcome drinks', datetime: fromNow(-26), attendees: 'Ana, Ben' },
      { title: 'Ceremony', datetime: fromNow(-1), endsAt: fromNow(1), attendees: 'Ana, Ben' },
      { title: 'Dinner', datetime: fromNow(1.2), rsvp: { capacity: null } },
      { title: 'Brunch', datetime: fromNow(20) },
    ]);
    await itinerary.askForRsvp({ maxPartySize: 3 });
    const guest = await openVisitor(browser, { viewport, hasTouch: true, isMobile: true });
    await openAsGuest(guest, itinerary);
    await expect(guest.getByRole('group', { name: 'RSVP', exact: true })).toBeVisible();
    await expect(guest.getByRole('region', { name: 'Your name' })).toBeHidden();

    const card = guest.getByRole('region', { name: 'Now and next' });
    await expect(card).toHaveText(/^NowCeremonyuntil .*NextDinnerin 7[12] min/);
    await expect(guest.getByRole('timer')).toHaveCount(0);
    const footer = await guest.locator('.page-foot').boundingBox();
    for (const title of ['Ceremony', 'Dinner']) {
      const box = await card.getByText(title).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(footer?.y ?? 0);
    }
    const row = await card.getByRole('link', { name: /Ceremony/ }).boundingBox();
    expect(row?.height).toBeGreaterThanOrEqual(44);
    await expectAccessible(guest, `wedding day at ${viewport.width}`);

    await card.getByRole('link', { name: /Dinner/ }).tap();
    await expect(guest.getByRole('heading', { name: 'Dinner' })).toBeInViewport();
    await guest.context().close();
  });
}
