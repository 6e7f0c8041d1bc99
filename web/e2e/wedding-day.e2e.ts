import { openAsGuest } from './actions.ts';
import { expect, expectAccessible, openVisitor, test } from './fixtures.ts';
import { createPaidItinerary, hoursFromNow } from './paid-itinerary.ts';

const PHONES = [
  { width: 390, height: 844 },
  { width: 375, height: 667 },
];
test('on the day, the current and the next event are in view on phones', async ({ page: host, browser }) => {
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
    { title: 'Welcome drinks', datetime: hoursFromNow(-26), attendees: 'Ana, Ben' },
    { title: 'Ceremony', datetime: hoursFromNow(-1), endsAt: hoursFromNow(1), attendees: 'Ana, Ben' },
    { title: 'Dinner', datetime: hoursFromNow(0.9), rsvp: { capacity: null } },
    { title: 'Brunch', datetime: hoursFromNow(20) },
  ]);
  await itinerary.askForRsvp({ maxPartySize: 3 });
  for (const viewport of PHONES) {
    const guest = await openVisitor(browser, { viewport, hasTouch: true, isMobile: true });
    await openAsGuest(guest, itinerary);
    await expect(guest.getByRole('group', { name: 'RSVP', exact: true })).toBeVisible();
    await expect(guest.getByRole('region', { name: 'Your name' })).toBeHidden();

    const card = guest.getByRole('region', { name: 'Now and next' });
    await expect(card).toHaveText(/^NowCeremonyuntil .*NextDinnerin \d\d min/);
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
    await expect(guest.getByRole('button', { name: 'Add to calendar: Brunch' })).toBeVisible();
    await expect(guest.getByRole('heading', { name: 'Welcome drinks' })).toBeVisible();
    await expect(guest.getByRole('button', { name: 'Add to calendar: Welcome drinks' })).toBeHidden();

    // Beside each other where there is room.
    await guest.setViewportSize({ width: 1440, height: 900 });
    const [now, next] = [
      await card.getByText('Ceremony').boundingBox(),
      await card.getByText('Dinner').boundingBox(),
    ];
    expect(Math.abs((now?.y ?? 0) - (next?.y ?? 99))).toBeLessThanOrEqual(4);
    expect(next?.x).toBeGreaterThan((now?.x ?? 0) + 200);
    await guest.context().close();
  }
});

test('a right-to-left title keeps clear of its button, and large text keeps the dates whole', async ({
  page: host,
  browser,
}) => {
  const itinerary = await createPaidItinerary(host, 'ليلى وعمر');
  await itinerary.customize({ place: 'Marrakesh', showCountdown: true });
  await itinerary.addEvents([
    {
      title: 'حفل العشاء في حديقة القصر مع الموسيقى والأصدقاء',
      datetime: hoursFromNow(30),
      attendees: 'Ana, Ben',
    },
    { title: 'Brunch', datetime: hoursFromNow(80) },
  ]);
  // High enough that the question about the guest's name is shown.
  const guest = await openVisitor(browser, { viewport: { width: 390, height: 1000 } });
  await openAsGuest(guest, itinerary);
  const question = guest.getByText('Who are you?');
  await expect(question).toBeVisible();
  const overlaps = await guest
    .locator('.event')
    .first()
    .evaluate((row) => {
      const text = document.createRange();
      text.selectNodeContents(row.querySelector('h4') as Element);
      const icon = (row.querySelector('.event-add span') as Element).getBoundingClientRect();
      return [...text.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < icon.right && right > icon.left && top < icon.bottom && bottom > icon.top,
      );
    });
  expect(overlaps).toBe(false);

  const devtools = await guest.context().newCDPSession(guest);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const dates = guest.locator('.page-facts > :first-child');
  await expect(dates).toContainText(/\d{4}/);
  await expect
    .poll(() => dates.evaluate((line) => line.scrollWidth - line.clientWidth))
    .toBeLessThanOrEqual(1);
  const box = await dates.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  // Of dates on two lines, both begin where the title does.
  await guest.setViewportSize({ width: 240, height: 1000 });
  const starts = await dates
    .locator('bdi')
    .evaluate((text) => [...text.getClientRects()].map(({ left }) => Math.round(left)));
  expect(starts.length).toBeGreaterThan(1);
  const title = await guest.locator('.page-top > h1').boundingBox();
  expect(new Set(starts)).toEqual(new Set([Math.round(title?.x ?? 0)]));
  await guest.setViewportSize({ width: 390, height: 1000 });
  // With large text the bar with the question would cover the countdown. A line below the dates asks the same.
  await expect(question).toBeHidden();

  // Whoever has chosen whose events to see is not asked.
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await expect(question).toBeVisible();
  // On a wide page it is among the buttons at its end, over no event.
  await guest.setViewportSize({ width: 1440, height: 900 });
  const foot = await guest.locator('.page-foot').boundingBox();
  const asked = await question.boundingBox();
  expect(asked?.y).toBeGreaterThan(foot?.y ?? 9999);
  const choose = await guest.getByRole('button', { name: 'Choose name' }).boundingBox();
  const share = await guest.getByRole('button', { name: 'Share', exact: true }).boundingBox();
  expect((choose?.x ?? 9999) + (choose?.width ?? 0)).toBeLessThan(share?.x ?? 0);
  await guest.setViewportSize({ width: 390, height: 1000 });
  await guest.getByRole('button', { name: /Show events for/ }).click();
  await guest.getByRole('option', { name: 'Ben' }).click();
  await guest.keyboard.press('Escape');
  await expect(guest).toHaveURL(/people=Ben/);
  await expect(question).toHaveCount(0);
  await guest.context().close();
});
