import type { Page } from '@playwright/test';
import { openAsGuest } from '../../web/e2e/actions.ts';
import { answerElsewhere, createPaidItinerary, dayFromNow } from '../../web/e2e/paid-itinerary.ts';
import type { RsvpAnswer } from '../../worker/contract/rsvps.ts';
import type { ScreenScript, TakeScreenshot } from './screen-script.ts';

const ANSWERS: RsvpAnswer[] = ['yes', 'yes', 'maybe', 'yes', 'no'];
const QUESTION = 'Anything you can’t eat?';

const findAnswer = (page: Page, answer: string) =>
  page.getByRole('group', { name: 'RSVP', exact: true }).getByRole('button', { name: answer });

const openGuests = async (page: Page, projectId: string) => {
  await page.goto(`/project/${projectId}?admin=true`);
  const panel = page.getByRole('dialog', { name: 'Admin Panel' });
  await panel.getByRole('tab', { name: 'Guests' }).click();
  await panel.getByRole('heading', { name: /Guests \(|No guests yet/ }).waitFor();
  return panel;
};

/** Opens each dialog of the RSVP overview by its button. */
async function captureRsvpDialogs(page: Page, takeScreenshot: TakeScreenshot, name: string) {
  for (const button of [/^Settings$/, /^Remind/, /^Change for/, /^Compare answers/]) {
    const opener = page.getByRole('button', { name: button }).first();
    if (!(await opener.isVisible())) continue;
    await opener.click();
    await page.getByRole('dialog').nth(1).waitFor();
    await page.waitForTimeout(800);
    await takeScreenshot(`${name}-${String(button).replace(/\W/g, '').toLowerCase()}`);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(300);
  }
}

const hostOfGuests: ScreenScript = async (page, takeScreenshot) => {
  const itinerary = await createPaidItinerary(page, 'A weekend by the sea');
  let panel = await openGuests(page, itinerary.projectId);
  await takeScreenshot('guests-none');
  await panel.getByText('RSVP', { exact: true }).click();
  await panel.getByRole('button', { name: 'Turn on RSVP' }).waitFor();
  await takeScreenshot('rsvp-off');
  const datetime = `${dayFromNow(20)}T19:00`;
  await itinerary.addEvents([
    { title: 'Dinner', datetime, attendees: 'Ana, Ben, Cleo, Dan, Eva', rsvp: { capacity: 20 } },
    { title: 'Boat trip', datetime, rsvp: { capacity: null } },
  ]);
  await itinerary.askForRsvp({ deadline: dayFromNow(10), maxPartySize: 4, question: QUESTION });
  const people = await itinerary.readPeople();
  for (const [at, { id }] of people.slice(0, 4).entries())
    await itinerary.answerFor(id, {
      answer: ANSWERS[at] ?? 'yes',
      partySize: 1 + (at % 2),
      note: 'By train',
    });
  await itinerary.requestLink({ name: 'Ana', answer: 'yes', note: 'I changed my phone' });
  await itinerary.requestLink({ name: 'Ben' });
  await answerElsewhere(page, itinerary, 'Eva', { answer: 'yes', partySize: 2, note: 'With my sister' });
  await answerElsewhere(page, itinerary, 'Eva', { answer: 'no', note: 'At a conference until Sunday' });
  panel = await openGuests(page, itinerary.projectId);
  await takeScreenshot('guests');
  await panel.getByText('RSVP', { exact: true }).click();
  await panel.getByRole('heading', { name: /^By event/ }).waitFor();
  await takeScreenshot('rsvp');
  await captureRsvpDialogs(page, takeScreenshot, 'rsvp');
  await panel.getByRole('combobox', { name: 'Answers for' }).selectOption({ index: 1 });
  await takeScreenshot('rsvp-event');
  await panel.getByRole('tab', { name: 'Events' }).click();
  await panel.getByText('Only these guests', { exact: true }).click();
  await panel.getByRole('checkbox', { name: 'Ask for RSVP' }).check();
  await panel.getByLabel('Capacity (optional)').scrollIntoViewIfNeeded();
  await takeScreenshot('private-event-form');
};

const invitedGuest: ScreenScript = async (page, takeScreenshot) => {
  const itinerary = await createPaidItinerary(page, 'A weekend by the sea');
  const datetime = `${dayFromNow(20)}T19:00`;
  await itinerary.addEvents([
    { title: 'Dinner', datetime, attendees: 'Ana, Ben', rsvp: { capacity: 20 } },
    { title: 'Surprise cake', datetime, attendees: 'Ben', audience: 'attendees' },
  ]);
  await itinerary.customize({ contactPhone: '+39 055 123 4567', contactName: 'Nora' });
  await itinerary.askForRsvp({
    deadline: dayFromNow(10),
    maxPartySize: 4,
    question: QUESTION,
    showList: true,
  });
  const link = await itinerary.readPersonalLink('Ben');
  await page.context().clearCookies();
  await page.goto(link);
  await findAnswer(page, 'Yes').waitFor();
  await page.getByText('Access granted!').waitFor({ state: 'hidden' });
  await takeScreenshot('personal-link');
  await findAnswer(page, 'Yes').click();
  await page.getByRole('button', { name: 'Send' }).waitFor();
  await takeScreenshot('rsvp-dialog');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('dialog', { name: "You're coming!" }).waitFor();
  await takeScreenshot('rsvp-next-step');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await takeScreenshot('rsvp-answered');
  await page.mouse.wheel(0, 300);
  await takeScreenshot('rsvp-of-event');
  await page.getByRole('button', { name: 'See all answers' }).click();
  await page.getByText('Yes (1)').waitFor();
  await takeScreenshot('rsvp-list');
  // As in another browser.
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await openAsGuest(page, itinerary);
  await findAnswer(page, 'Maybe').click();
  await page.getByRole('dialog', { name: 'Who are you?' }).waitFor();
  await takeScreenshot('rsvp-who-are-you');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Ask for my link' }).waitFor();
  await takeScreenshot('ask-for-link');
  await page.getByRole('button', { name: 'Ask for my link' }).click();
  await page.getByRole('button', { name: 'Done' }).waitFor();
  await takeScreenshot('link-requested');
};

/** As many guests as an itinerary can have, and an event that asks for each day of a month. */
const overfullGuests: ScreenScript = async (page, takeScreenshot) => {
  const itinerary = await createPaidItinerary(page, 'The itinerary with more guests than anybody can count');
  const name = (at: number) => `Bartholomew-Alexander the ${at + 1}th of Somewhere`;
  const attendees = (event: number) =>
    Array.from({ length: 37 }, (_, at) => name((event % 8) * 37 + at)).join(', ');
  await itinerary.addEvents(
    Array.from({ length: 40 }, (_, at) => ({
      title: `A long title of an event that asks for answers, number ${at + 1}`,
      datetime: `${dayFromNow(10 + at)}T19:00`,
      attendees: attendees(at),
      rsvp: { capacity: at % 2 ? 30 : null },
    })),
  );
  await itinerary.askForRsvp({ maxPartySize: 9 });
  const people = await itinerary.readPeople();
  for (const [at, { id }] of people.slice(0, 25).entries())
    await itinerary.answerFor(id, {
      answer: ANSWERS[at % ANSWERS.length] ?? 'yes',
      partySize: 1 + (at % 9),
      note: at % 4 === 0 ? 'We arrive late at night, and leave early in the morning. '.repeat(6) : null,
    });
  const panel = await openGuests(page, itinerary.projectId);
  await takeScreenshot('guests');
  await panel.getByText('RSVP', { exact: true }).click();
  await panel.getByRole('heading', { name: 'By event (40)' }).waitFor();
  await takeScreenshot('rsvp');
  await panel.getByRole('heading', { name: 'By event (40)' }).click();
  await takeScreenshot('rsvp-by-event');
  await captureRsvpDialogs(page, takeScreenshot, 'rsvp');
};

/** Screens about guests: their list, links and answers. */
export const PEOPLE_SCRIPTS = { hostOfGuests, invitedGuest, overfullGuests };
