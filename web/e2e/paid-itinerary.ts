import { type APIRequestContext, expect, type Page, request as requests } from '@playwright/test';
import sharp from 'sharp';
import type { Event } from '../../worker/contract/events.ts';
import type { NewPaper } from '../../worker/contract/papers.ts';
import type { LinkRequest, Person } from '../../worker/contract/people.ts';
import type { Customizations } from '../../worker/contract/projects.ts';
import type { AnswerRsvp, ChangeRsvpSettings } from '../../worker/contract/rsvps.ts';
import type { NewSignUp, SignUp } from '../../worker/contract/sign-ups.ts';
import type { Codes } from './actions.ts';

/** A ticket without a picture. */
export const TICKET_PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** Date (`YYYY-MM-DD`) in a number of days, in UTC. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

type EventInput = {
  title: string;
  datetime: string;
  endsAt?: string;
  attendees?: string;
  description?: string;
  audience?: 'attendees';
  pinned?: boolean;
  rsvp?: { capacity: number | null };
};

const HOUR_MS = 3_600_000;

/** The time so many hours from now, as ISO text. */
export const hoursFromNow = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** A zone in which it is about noon now, so that a few hours before and after are the same day. */
export function findNoonZone(): string {
  const offset = 12 - new Date().getUTCHours();
  // The signs of these names are reversed.
  return offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}

/** Creates an itinerary on trial through the API. This page's browser can then edit it. */
export async function createTrial(page: Page, name: string): Promise<Codes> {
  const ownerEmail = `ann.${crypto.randomUUID()}@example.com`;
  const { project } = await request(page, 'POST', '/api/projects', {
    name,
    ownerName: 'Ann Bowen',
    ownerEmail,
  });
  return project;
}

/** The same with Full Access. */
export async function createPaidItinerary(page: Page, name: string) {
  const { projectId, accessCode } = await createTrial(page, name);
  const path = `/api/projects/${projectId}`;
  await request(page, 'POST', `${path}/confirm-payment`, { couponCode: 'FREE100' });
  return {
    projectId,
    accessCode,
    async customize(changes: Customizations) {
      await request(page, 'PUT', `${path}/customizations`, changes);
    },
    /** Asks guests for answers. */
    async askForRsvp(settings: ChangeRsvpSettings = {}) {
      await request(page, 'PUT', `${path}/rsvp-settings`, { enabled: true, ...settings });
    },
    /** Answers for a person. */
    async answerFor(personId: number, answer: AnswerRsvp) {
      await request(page, 'PUT', `${path}/people/${personId}/rsvp`, answer);
    },
    /** Asks for the personal link of a name, as guests do. */
    async requestLink(body: { name: string } & Partial<LinkRequest>) {
      await request(page, 'POST', `${path}/link-requests`, body);
    },
    /** All people who are named in an event. */
    async readPeople(): Promise<Person[]> {
      return (await page.request.get(`${path}/people`)).json();
    },
    /** The personal link of the person with this name. */
    async readPersonalLink(name: string): Promise<string> {
      const person = (await this.readPeople()).find((one) => one.name === name);
      return (await (await page.request.get(`${path}/people/${person?.id}/link`)).json()).url;
    },
    async changeAccessCode(accessCode: string) {
      await request(page, 'PUT', `${path}/customizations`, { accessCode });
    },
    async addFaq(question: string, answer: string) {
      await request(page, 'POST', `${path}/faqs`, { question, answer });
    },
    async addEvents(events: EventInput[]) {
      for (const { attendees = 'Everyone', description = 'Bring your own spoon.', ...event } of events) {
        const details = { location: '1 Main Street, Springfield', vibe: 'Dress up a little' };
        await request(page, 'POST', `${path}/events`, { attendees, description, ...details, ...event });
      }
    },
    ...toListActions(page, path),
    /** Adds header images of these sizes in different colors. */
    async addImages(sizes: [width: number, height: number][]) {
      const imageUrls: string[] = [];
      for (const [index, size] of sizes.entries()) imageUrls.push(await upload(page, path, size, index));
      await request(page, 'POST', `${path}/images`, { imageUrls });
    },
  };
}

/** Sign-up lists and tickets of an itinerary. */
const toListActions = (page: Page, path: string) => ({
  /** The events by their titles. */
  async readEventIds(): Promise<Map<string, number>> {
    const events: Event[] = await (await page.request.get(`${path}/events`)).json();
    return new Map(events.map(({ id, title }) => [title, id]));
  },
  /** Adds a sign-up list. */
  async addSignUp(list: NewSignUp): Promise<SignUp> {
    return request(page, 'POST', `${path}/sign-ups`, list);
  },
  /** Gives a person places of a line. */
  async takeFor(list: SignUp, line: number, personId: number, count = 1) {
    const slotId = list.slots[line]?.id;
    await request(page, 'PUT', `${path}/sign-ups/${list.id}/slots/${slotId}/people/${personId}`, { count });
  },
  /** Adds a ticket, by default a PDF. */
  async addPaper(paper: Partial<NewPaper> & { title: string }, data = TICKET_PDF) {
    const details = { type: 'application/pdf', size: data.length, ...paper };
    const { uploadURL } = await request(page, 'POST', `${path}/papers/upload-url`, details);
    const headers = { ...SAME_ORIGIN, 'content-type': details.type };
    await expect(await page.request.put(uploadURL, { data, headers })).toBeOK();
  },
});

async function upload(page: Page, path: string, [width, height]: [number, number], index: number) {
  const background = ['#1c3b6e', '#2a6f4e', '#b5446e', '#cb997e', '#4648c7'][index] ?? '#333333';
  const data = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const details = { contentType: 'image/jpeg', size: data.length };
  const { uploadURL, publicUrl } = await request(page, 'POST', `${path}/images/upload-url`, details);
  const put = await page.request.put(uploadURL, {
    data,
    headers: { ...SAME_ORIGIN, 'content-type': 'image/jpeg' },
  });
  await expect(put).toBeOK();
  return publicUrl as string;
}

/** Answers under a name in another browser, which came by the shared link. */
export async function answerElsewhere(
  page: Page,
  { projectId, accessCode }: { projectId: string; accessCode: string },
  name: string,
  answer: AnswerRsvp,
) {
  const path = `/api/projects/${projectId}`;
  const browser = await requests.newContext({ baseURL: new URL(page.url()).origin });
  await send(browser, 'POST', `${path}/access`, { accessCode });
  await send(browser, 'POST', `${path}/identity`, { name });
  await send(browser, 'PUT', `${path}/rsvps/me`, answer);
  await browser.dispose();
}

/** Sent by browsers with requests of the app's own pages. */
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

const request = (page: Page, method: 'POST' | 'PUT', path: string, data: object) =>
  send(page.request, method, path, data);

async function send(browser: APIRequestContext, method: 'POST' | 'PUT', path: string, data: object) {
  const response = await browser.fetch(path, { method, data, headers: SAME_ORIGIN });
  await expect(response).toBeOK();
  return response.json();
}
