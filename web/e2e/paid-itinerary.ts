import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Customizations } from '../../worker/contract/projects.ts';

/** An itinerary with Full Access that a journey has to itself, made by the calls that our pages make. */

/** The date (`YYYY-MM-DD`) that many days from now. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

type EventInput = { title: string; datetime: string; attendees?: string; description?: string };

/** Creates it for this page's browser, which may edit it from then on. Throws where the server refuses. */
export async function createPaidItinerary(page: Page, name: string) {
  const ownerEmail = `ann.${crypto.randomUUID()}@example.com`;
  const { project } = await call(page, 'POST', '/api/projects', { name, ownerName: 'Ann Bowen', ownerEmail });
  const path = `/api/projects/${project.projectId}`;
  await call(page, 'POST', `${path}/confirm-payment`, { couponCode: 'FREE100' });
  return {
    projectId: project.projectId as string,
    accessCode: project.accessCode as string,
    async customize(changes: Customizations) {
      await call(page, 'PUT', `${path}/customizations`, changes);
    },
    async changeCode(accessCode: string) {
      await call(page, 'PUT', `${path}/customizations`, { accessCode });
    },
    async addFaq(question: string, answer: string) {
      await call(page, 'POST', `${path}/faqs`, { question, answer });
    },
    async addEvents(events: EventInput[]) {
      for (const { attendees = 'Everyone', description = 'Bring your own spoon.', ...event } of events) {
        const place = { location: '1 Main Street, Springfield', vibe: 'Dress up a little' };
        await call(page, 'POST', `${path}/events`, { attendees, description, ...place, ...event });
      }
    },
    /** Real pictures of these sizes, each of another colour. */
    async addPictures(sizes: [width: number, height: number][]) {
      const imageUrls: string[] = [];
      for (const [index, size] of sizes.entries()) imageUrls.push(await upload(page, path, size, index));
      await call(page, 'POST', `${path}/images`, { imageUrls });
    },
  };
}

async function upload(page: Page, path: string, [width, height]: [number, number], index: number) {
  const background = ['#1c3b6e', '#2a6f4e', '#b5446e', '#cb997e', '#4648c7'][index] ?? '#333333';
  const data = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const asked = { contentType: 'image/jpeg', size: data.length };
  const { uploadURL, publicUrl } = await call(page, 'POST', `${path}/images/upload-url`, asked);
  const put = await page.request.put(uploadURL, { data, headers: { ...OURS, 'content-type': 'image/jpeg' } });
  await expect(put).toBeOK();
  return publicUrl as string;
}

/** What a browser says of a call by our own pages. */
const OURS = { 'sec-fetch-site': 'same-origin' };

async function call(page: Page, method: 'POST' | 'PUT', path: string, data: object) {
  const response = await page.request.fetch(path, { method, data, headers: OURS });
  await expect(response).toBeOK();
  return response.json();
}
