import { createPaidItinerary, findNoonZone, hoursFromNow } from '../../web/e2e/paid-itinerary.ts';
import type { ScreenScript } from './screen-script.ts';

/** The day itself: what is on, running late, who knows, the wall screen. */
const theDay: ScreenScript = async (page, takeScreenshot) => {
  const itinerary = await createPaidItinerary(page, 'Sofia & Marco');
  await itinerary.customize({
    timeZone: findNoonZone(),
    look: 'garden',
    place: 'Lake Como',
    contactPhone: '+39 055 123 4567',
  });
  await itinerary.addEvents([
    {
      title: 'Lunch on the terrace',
      datetime: hoursFromNow(-0.5),
      endsAt: hoursFromNow(0.5),
      attendees: 'Ben, Mia',
    },
    {
      title: 'Ceremony in the old chapel',
      datetime: hoursFromNow(1),
      endsAt: hoursFromNow(2),
      attendees: 'Ben, Mia',
    },
    { title: 'Boat to the island', datetime: hoursFromNow(2), pinned: true, attendees: 'Ben, Mia' },
    { title: 'Dinner', datetime: hoursFromNow(3), attendees: 'Ben, Mia' },
  ]);
  await page.goto(`/project/${itinerary.projectId}`);
  await page.getByRole('region', { name: 'Now and next' }).waitFor();
  await takeScreenshot('day');
  await page.getByRole('button', { name: 'Running late' }).click();
  const dialog = page.getByRole('dialog', { name: 'Running late' });
  await dialog.getByText('+30', { exact: true }).click();
  await dialog.getByRole('region', { name: 'Preview' }).waitFor();
  await takeScreenshot('running-late');
  await dialog.getByRole('button', { name: /^Move \d events/ }).click();
  const known = page.getByRole('button', { name: /have the new time/ });
  await known.waitFor();
  await takeScreenshot('day-moved');
  await known.click();
  await page.getByRole('dialog').getByText('Mia').waitFor();
  await takeScreenshot('acknowledgements');
  await page.goto(`/project/${itinerary.projectId}?view=now`);
  await page.locator('.wall').waitFor();
  await takeScreenshot('wall');
};

/** Screens of the day itself. */
export const DAY_SCRIPTS: Record<string, ScreenScript> = { theDay };
