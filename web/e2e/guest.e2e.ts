import { pressInMore } from './actions.ts';
import { expect, openVisitor, test } from './fixtures.ts';
import { createPaidItinerary, dayFromNow } from './paid-itinerary.ts';

const PHONE = { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true };

test('with everything switched on, a guest comes from the link to the answer in two taps', async ({
  page: host,
  browser,
}) => {
  const itinerary = await createPaidItinerary(host, 'Sofia & Marco');
  await itinerary.customize({
    look: 'garden',
    place: 'Lake Como',
    timeZone: 'Europe/Rome',
    showCountdown: true,
    contactPhone: '+39 333 123 4567',
    customLinks: [
      { name: 'Photos', url: 'photos.example.com' },
      { name: 'Registry', url: 'registry.example.com' },
    ],
  });
  await itinerary.addEvents([
    { title: 'Welcome dinner', datetime: `${dayFromNow(12)}T19:30`, attendees: 'Ana, Ben' },
    // The names of all, which guests read as Everyone.
    { title: 'Ceremony', datetime: `${dayFromNow(13)}T15:30`, attendees: 'Ana, Ben, Mia, Zoë' },
  ]);
  await itinerary.askForRsvp();
  const guest = await openVisitor(browser, { ...PHONE, timezoneId: 'America/New_York' });
  await guest.goto(await itinerary.readPersonalLink('Ana'));
  const answer = guest.getByRole('group', { name: 'RSVP', exact: true });
  await answer.getByRole('button', { name: 'Yes' }).tap();
  const next = guest.getByRole('dialog', { name: "You're coming!" });
  await expect(next.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  await next.getByRole('button', { name: 'Close' }).tap();
  await expect(next).toBeHidden();

  // Between the dates and the tabs is one row, and the first event is in view.
  await expect(answer).toContainText("You're coming");
  const [facts, row, tabs, event, footer] = await Promise.all(
    ['.page-facts', 'main > .rsvp-place', '.tab-row', '.event h4', '.page-foot'].map((part) =>
      guest.locator(part).first().boundingBox(),
    ),
  );
  const bottomOf = (box: typeof facts) => (box?.y ?? 0) + (box?.height ?? 0);
  expect((tabs?.y ?? 0) - bottomOf(facts)).toBeLessThan((row?.height ?? 0) + 32);
  expect(bottomOf(event)).toBeLessThan(footer?.y ?? 0);

  await expect(guest.locator('.event').first().getByRole('listitem')).toHaveText(['Ana', 'Ben']);
  await expect(guest.locator('.event').last().getByRole('listitem')).toHaveText(['Everyone']);

  await guest.getByRole('button', { name: 'Welcome dinner', exact: true }).tap();
  const details = guest.getByRole('dialog', { name: 'Welcome dinner' });
  await expect(details).toContainText('7:30 PM');
  await expect(details).toContainText('for you');
  await guest.goBack();
  await expect(details).toBeHidden();

  await guest.getByRole('button', { name: 'More', exact: true }).tap();
  await expect(guest.getByRole('menuitem')).toHaveText(['Print', 'Not Ana?', 'Feedback', 'Admin', 'Exit']);
  await guest.keyboard.press('Escape');
  await guest.getByRole('button', { name: 'Share', exact: true }).click();
  const share = guest.getByRole('dialog', { name: 'Share this itinerary' });
  await expect(share.getByRole('button', { name: 'Copy message' })).toBeVisible();
  await expect(share.getByRole('button', { name: 'Copy for chat' })).toBeHidden();
  await guest.keyboard.press('Escape');
  await pressInMore(guest, 'Feedback');
  await expect(guest.getByRole('dialog', { name: 'Help Us Improve!' })).toContainText('not to your host');
  await guest.context().close();
});
