import type { Page } from '@playwright/test';
import type { ScreenRecorder } from './recorder.ts';

type SampleScript = (page: Page, recorder: ScreenRecorder) => Promise<void>;

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** A guest reads the list, adds an event to a calendar, and opens the calendar view. */
const wedding: SampleScript = async (page, recorder) => {
  await recorder.hold(1.6);
  await recorder.scroll(520, 1.8);
  await recorder.hold(0.7);
  await recorder.scroll(430, 1.4);
  await recorder.hold(0.6);
  await recorder.press(page.getByRole('button', { name: 'Add to calendar: The ceremony' }), 1.6);
  await recorder.act(() => page.keyboard.press('Escape'), 0.5);
  await recorder.scroll(700, 1.8);
  await recorder.hold(0.8);
  await recorder.scroll(-1700, 1.3);
  await recorder.press(tab(page, 'Calendar'), 1.2);
  await recorder.scroll(420, 1.2);
  await recorder.hold(1.4);
};

/** Filters the events by guest. */
const hen: SampleScript = async (page, recorder) => {
  await recorder.hold(1.4);
  await recorder.scroll(330, 1.2);
  await recorder.hold(0.8);
  await recorder.press(page.getByRole('button', { name: /Show events for/ }), 0.9);
  await recorder.press(page.getByRole('option', { name: 'Priya' }), 0.9);
  await recorder.act(() => page.keyboard.press('Escape'), 0.8);
  await recorder.scroll(420, 1.5);
  await recorder.hold(1);
  await recorder.scroll(-420, 0.9);
  await recorder.press(page.getByRole('button', { name: /Show events for/ }), 0.7);
  await recorder.press(page.getByRole('option', { name: 'Priya' }), 0.4);
  await recorder.press(page.getByRole('option', { name: 'Zoe' }), 0.7);
  await recorder.act(() => page.keyboard.press('Escape'), 0.7);
  await recorder.scroll(460, 1.5);
  await recorder.hold(1.5);
};

/** The host moves an event by an hour and opens the FAQs. */
const birthday: SampleScript = async (page, recorder) => {
  await recorder.hold(1.4);
  await recorder.scroll(460, 1.4);
  await recorder.hold(0.5);
  await recorder.press(page.getByRole('button', { name: 'Admin', exact: true }), 0.8);
  const panel = page.getByRole('dialog', { name: 'Admin Panel' });
  await recorder.press(panel.getByRole('button', { name: 'Edit The cake' }), 0.9);
  const time = panel.getByLabel('Date & Time *');
  const moved = (await time.inputValue()).replace('T16:00', 'T17:00');
  await recorder.press(time, 0.3);
  await recorder.act(() => time.fill(moved), 0.9);
  await recorder.press(panel.getByRole('button', { name: /Save|Update/ }).first(), 1.4);
  await recorder.press(panel.getByRole('button', { name: 'Done' }), 0.9);
  await recorder.hold(1);
  await recorder.scroll(-460, 0.9);
  await recorder.press(tab(page, 'FAQ'), 0.8);
  await recorder.hold(1.6);
};

/** A long trip as a list and as a calendar, and one event's details. */
const trip: SampleScript = async (page, recorder) => {
  await recorder.hold(1.4);
  await recorder.scroll(620, 2);
  await recorder.hold(0.8);
  await recorder.scroll(-620, 0.9);
  await recorder.press(tab(page, 'Calendar'), 1);
  await recorder.scroll(640, 1.8);
  await recorder.hold(0.4);
  await recorder.press(page.getByRole('button', { name: /Night train/ }), 2.6);
  await recorder.act(() => page.keyboard.press('Escape'), 0.6);
  await recorder.scroll(360, 1.2);
  await recorder.hold(1.4);
};

export const SAMPLE_SCRIPTS = { wedding, hen, birthday, trip };
