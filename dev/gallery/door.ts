import { readDemoCodes } from '../../web/e2e/actions.ts';
import type { Walk } from './station.ts';

const landing: Walk = async (page, snap) => {
  await page.goto('/');
  await page.getByText('Updated just now').waitFor();
  await snap('landing');
  await page.getByRole('region', { name: 'Sample itineraries' }).scrollIntoViewIfNeeded();
  await page.waitForTimeout(1200);
  await snap('carousel');
  await page.getByRole('heading', { name: 'Everything your group needs' }).scrollIntoViewIfNeeded();
  await snap('tiles');
  await page.getByRole('button', { name: 'Create your itinerary' }).click();
  await page.getByLabel('Itinerary Name').waitFor();
  await page.waitForTimeout(800);
  await snap('create');
  await page.getByRole('button', { name: 'Create itinerary', exact: true }).click();
  await page.getByText('Missing Information').waitFor();
  await snap('create-faults');
};

const words: Walk = async (page, snap) => {
  for (const path of ['faq', 'privacy-policy', 'terms', 'community-guidelines', 'credits', 'nowhere']) {
    await page.goto(`/${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await snap(path);
  }
};

const access: Walk = async (page, snap) => {
  await page.goto('/access');
  await snap('access');
  await page.getByRole('button', { name: /Access/ }).click();
  await page.getByText('Missing Information').waitFor();
  await snap('access-faults');
  await page.getByLabel('Project ID').fill('DEM0TR1P');
  await page.getByText('by Nora Lindqvist').waitFor();
  await snap('access-preview');
  await page.goto('/access?projectId=DEM0TR1P&code=GUEST1');
  await snap('access-given');
};

const invitation: Walk = async (page, snap) => {
  await readDemoCodes(page);
  await page.goto('/access/DEM0TR1P');
  await page.getByRole('heading', { name: /^Join / }).waitFor();
  await snap('share-link');
  for (let left = 4; left >= 0; left--) {
    await page.getByLabel('Access Code').fill('WRONG1');
    await page.getByRole('button', { name: 'Access Itinerary' }).click();
    await page.getByText(left > 0 ? `${left} attempt(s)` : 'Access Error').waitFor();
    if (left === 4) await snap('share-link-refused');
  }
  await snap('share-link-blocked');
};

/** The ways in, for strangers. */
export const DOOR_WALKS: Record<string, Walk> = { landing, words, access, invitation };
