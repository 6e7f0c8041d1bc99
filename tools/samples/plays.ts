import type { Page } from '@playwright/test';
import type { Camera } from './camera.ts';

type Play = (page: Page, camera: Camera) => Promise<void>;

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** A guest reads the plan, keeps an event in a calendar, and looks at the days. */
const wedding: Play = async (page, camera) => {
  await camera.hold(1.6);
  await camera.scroll(520, 1.8);
  await camera.hold(0.7);
  await camera.scroll(430, 1.4);
  await camera.hold(0.6);
  await camera.press(page.getByRole('button', { name: 'Add to calendar: The ceremony' }), 1.6);
  await camera.act(() => page.keyboard.press('Escape'), 0.5);
  await camera.scroll(700, 1.8);
  await camera.hold(0.8);
  await camera.scroll(-1700, 1.3);
  await camera.press(tab(page, 'Calendar'), 1.2);
  await camera.scroll(420, 1.2);
  await camera.hold(1.4);
};

/** One guest after another sees her own plan. */
const hen: Play = async (page, camera) => {
  await camera.hold(1.4);
  await camera.scroll(330, 1.2);
  await camera.hold(0.8);
  await camera.press(page.getByRole('button', { name: /Show events for/ }), 0.9);
  await camera.press(page.getByRole('option', { name: 'Priya' }), 0.9);
  await camera.act(() => page.keyboard.press('Escape'), 0.8);
  await camera.scroll(420, 1.5);
  await camera.hold(1);
  await camera.scroll(-420, 0.9);
  await camera.press(page.getByRole('button', { name: /Show events for/ }), 0.7);
  await camera.press(page.getByRole('option', { name: 'Priya' }), 0.4);
  await camera.press(page.getByRole('option', { name: 'Zoe' }), 0.7);
  await camera.act(() => page.keyboard.press('Escape'), 0.7);
  await camera.scroll(460, 1.5);
  await camera.hold(1.5);
};

/** The host moves the cake by an hour; a guest reads the answers. */
const birthday: Play = async (page, camera) => {
  await camera.hold(1.4);
  await camera.scroll(460, 1.4);
  await camera.hold(0.5);
  await camera.press(page.getByRole('button', { name: 'Admin', exact: true }), 0.8);
  const panel = page.getByRole('dialog', { name: 'Admin Panel' });
  await camera.press(panel.getByRole('button', { name: 'Edit The cake' }), 0.9);
  const time = panel.getByLabel('Date & Time *');
  const moved = (await time.inputValue()).replace('T16:00', 'T17:00');
  await camera.press(time, 0.3);
  await camera.act(() => time.fill(moved), 0.9);
  await camera.press(panel.getByRole('button', { name: /Save|Update/ }).first(), 1.4);
  await camera.press(panel.getByRole('button', { name: 'Done' }), 0.9);
  await camera.hold(1);
  await camera.scroll(-460, 0.9);
  await camera.press(tab(page, 'FAQ'), 0.8);
  await camera.hold(1.6);
};

/** A long trip as a list and on the calendar, and one event in full. */
const trip: Play = async (page, camera) => {
  await camera.hold(1.4);
  await camera.scroll(620, 2);
  await camera.hold(0.8);
  await camera.scroll(-620, 0.9);
  await camera.press(tab(page, 'Calendar'), 1);
  await camera.scroll(640, 1.8);
  await camera.hold(0.4);
  await camera.press(page.getByRole('button', { name: /Night train/ }), 2.6);
  await camera.act(() => page.keyboard.press('Escape'), 0.6);
  await camera.scroll(360, 1.2);
  await camera.hold(1.4);
};

export const PLAYS = { wedding, hen, birthday, trip };
