import { createMemoryHistory } from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Event } from '../../../worker/contract/events.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { DEFAULT_READER } from '../../../worker/messages/t.ts';
import { keepEarlyPress, repeatEarlyPress } from '../../lib/early-press.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { createScrollMemory } from '../../lib/scroll.ts';
import renderItinerary from '../../server/render-itinerary.tsx';
import { createEvent } from '../../testing/create-event.ts';
import { RenderedItinerary } from './rendered-itinerary.tsx';

const ROME = 'Europe/Rome';
const project: Project = {
  projectId: 'ABCD2345',
  id: 1,
  name: 'Nora’s weekend',
  ownerName: 'Nora',
  groupSize: 14,
  accessCode: 'ABC234',
  isPaid: true,
  createdAt: '2027-01-01T00:00:00.000Z',
  timeZone: ROME,
  language: null,
  contactPhone: null,
  contactName: null,
  place: 'Lake Como',
  look: 'garden',
  customTitle: null,
  customColors: { primary: '#112233', secondary: '#445566', accent: '#778899' },
  selectedFont: 'normal',
  titleFont: 'lobster',
  selectedBackground: 'default',
  customBackgroundColor: null,
  showCountdown: true,
  showCreatorName: true,
  headerImage: null,
  headerImages: [],
  customLinks: [{ name: 'Photos & more', url: 'photos.example.com' }],
  titleChangesUsed: 0,
  revision: 3,
  viewer: { role: 'viewer', person: null },
  rsvp: { enabled: false, deadline: null, maxPartySize: 1, question: null, showList: false },
};
const BEN = { id: 2, name: 'Ben', linked: true };
const EVENTS = [
  { ...createEvent({ title: 'Drinks', starts: '2027-06-11T18:00', timeZone: ROME }), attendees: 'Ann, Ben' },
  createEvent({ title: 'Lunch', starts: '2027-06-12T12:00', ends: '2027-06-12T14:00', timeZone: ROME }),
  createEvent({ title: 'Boat', starts: '2027-06-12T15:00', timeZone: ROME }),
];
const LATER = Array.from({ length: 30 }, (_, at) =>
  createEvent({ title: `Later ${at}`, starts: '2027-06-13T10:00', timeZone: ROME }),
);
const ASKING = { ...project.rsvp, enabled: true };
const ASKING_EVENTS = EVENTS.map((event) => ({ ...event, rsvp: { capacity: null } }));
const FLIGHT = createEvent({
  title: 'Flight',
  starts: '2027-06-11T21:40',
  ends: '2027-06-12T09:35',
  timeZone: 'America/New_York',
  endTimeZone: 'Europe/London',
});

type Case = {
  project?: Partial<Project>;
  events?: Event[];
  query?: string;
  now?: string;
  hydratedAt?: string;
  /** What people do before the script runs. */
  before?: () => void;
};

/** Renders the page as the server does, and then as the browser's script does. */
async function hydrate({ events = EVENTS, query = '', now = '2027-06-01T10:00Z', ...more }: Case) {
  const itinerary = { project: { ...project, ...more.project }, events, faqs: [] };
  const renderedAt = Date.parse(now);
  vi.useFakeTimers({ now: renderedAt, toFake: ['Date'] });
  const root = document.createElement('div');
  root.innerHTML = renderItinerary(itinerary, new URLSearchParams(query), renderedAt, DEFAULT_READER);
  root.id = 'root';
  root.dataset.renderedAt = String(renderedAt);
  document.body.append(root);
  more.before?.();
  const html = root.innerHTML;
  vi.setSystemTime(Date.parse(more.hydratedAt ?? now));

  const queryClient = createQueryClient(() => undefined);
  queryClient.setQueryData(queryKeys.itinerary(project.projectId), itinerary);
  const history = createMemoryHistory({ initialEntries: [`/project/${project.projectId}${query}`] });
  const problems: unknown[] = [];
  const seen: string[] = [];
  const observer = new MutationObserver((changes) => {
    seen.push(
      ...changes.flatMap(({ removedNodes }) => [...removedNodes].map((node) => node.textContent ?? '')),
    );
  });
  observer.observe(root, { childList: true, subtree: true });
  const view = await act(async () => {
    const hydrated = hydrateRoot(
      root,
      <RenderedItinerary
        projectId={project.projectId}
        renderTime={renderedAt}
        history={history}
        scroll={createScrollMemory(history)}
        queryClient={queryClient}
      />,
      { onRecoverableError: (error) => problems.push(error) },
    );
    repeatEarlyPress();
    return hydrated;
  });
  onTestFinished(async () => {
    await act(async () => view.unmount());
    root.remove();
  });
  expect(problems).toEqual([]);
  return { html, root, removed: seen };
}

const readTitles = () => screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);

// A mismatch is an error of React, and a printed one fails the test (dev/vitest/fail-on-console.ts).
describe('the itinerary of the server', () => {
  it.each<[string, Case]>([
    ['plain', {}],
    ['without events', { events: [] }],
    ['with more events than the first render has', { events: [...EVENTS, ...LATER] }],
    ['with a flight across time zones', { events: [FLIGHT, ...EVENTS] }],
    ['filtered', { query: '?people=Ann' }],
    ['filtered by a name that looks like a number', { query: '?people=%227%22' }],
    ['on the Calendar tab', { query: '?tab=calendar' }],
    ['on the FAQ tab', { query: '?tab=faq' }],
    ['with images', { project: { headerImages: ['/media/p/ABCD2345/a-900x1600.jpg'] } }],
    ['of a personal link', { project: { viewer: { role: 'viewer', person: BEN } } }],
    ['of a host', { project: { viewer: { role: 'admin', person: null }, adminCode: 'ADM234' } }],
    ['on a dark background', { project: { selectedBackground: 'custom', customBackgroundColor: '#000000' } }],
    ['asking for answers', { project: { rsvp: ASKING }, events: ASKING_EVENTS }],
    ['after the last event', { now: '2027-06-20T10:00Z' }],
    ['on a trial', { project: { isPaid: false, look: null, customColors: null, customLinks: [] } }],
  ])('is taken over as it is: %s', async (_name, options) => {
    const { root, removed } = await hydrate(options);
    expect(root.querySelector('h1')).toHaveTextContent(project.name);
    expect(removed).toEqual([]);
  });

  it('is what the first render shows, while the clock of the browser goes on', async () => {
    const { html, root } = await hydrate({
      now: '2027-06-11T15:59Z',
      hydratedAt: '2027-06-12T10:30Z',
    });
    expect(html).toMatch(/Friday.*Today.*Drinks/);
    expect(html).not.toContain('Happening now');
    expect(root).toHaveTextContent('Past Events');
    expect(screen.getByText('Happening now').parentElement).toHaveTextContent('Lunch');
    expect(readTitles()).toEqual(['Lunch', 'Boat', 'Drinks']);
  });

  it('reserves the room for answers, which load later, where the reader is asked', async () => {
    const viewer = { role: 'viewer' as const, person: { ...BEN, name: 'Cleo' } };
    const { html } = await hydrate({ project: { rsvp: ASKING, viewer }, events: ASKING_EVENTS });
    // One for the itinerary, and none for Drinks, which is for Ann and Ben.
    expect(html.match(/class="rsvp-place"/g)).toHaveLength(3);
    const { html: forHost } = await hydrate({
      project: { rsvp: ASKING, viewer: { role: 'admin', person: null } },
      events: ASKING_EVENTS,
    });
    expect(forHost).not.toContain('rsvp-place');
  });

  it('ends with one quiet line', async () => {
    const { html } = await hydrate({});
    expect(html.replaceAll(/<[^>]+>/g, '|')).toMatch(
      /Made with Foldout\|+Plan your own\|+Privacy\|+Language\|+Report\|+/,
    );
    expect(html).toContain('href="/report/');
  });

  it('thanks after the last event, with the links of the host first, and asks nothing', async () => {
    const { html } = await hydrate({
      now: '2027-06-13T10:30Z',
      project: { rsvp: ASKING },
      events: ASKING_EVENTS,
    });
    expect(html).not.toMatch(/rsvp-place|countdown|Event Time/);
    const thanks = screen.getByRole('region', { name: 'Thanks for being there!' });
    expect([...thanks.querySelectorAll('a')].map(({ href }) => new URL(href).href)).toEqual([
      'https://photos.example.com/',
    ]);
    expect(html.replaceAll(/<[^>]+>/g, '|')).toMatch(
      /Until next time!\|+Plan your own\|+Made with Foldout\|+Privacy\|+Language/,
    );
    expect(screen.queryByRole('button', { name: 'Notify me' })).toBeNull();
    expect(screen.getAllByRole('link', { name: /^Photos/ })).toHaveLength(1);
    expect(readTitles()).toEqual(['Drinks', 'Lunch', 'Boat']);
  });

  it('tolerates a browser clock that is a day behind', async () => {
    await hydrate({ now: '2027-06-12T10:30Z', hydratedAt: '2027-06-11T10:30Z' });
    expect(readTitles()).toEqual(['Drinks', 'Lunch', 'Boat']);
  });

  it('gets its remaining events from the script', async () => {
    const { html } = await hydrate({ events: [...EVENTS, ...LATER] });
    expect(html).toContain('Later 5');
    expect(html).not.toContain('Later 29');
    expect(readTitles()).toHaveLength(33);
  });

  it('does what was pressed before the script ran', async () => {
    await hydrate({
      before: () => {
        keepEarlyPress();
        screen.getByRole('tab', { name: 'Calendar' }).click();
        screen.getByRole('tab', { name: 'FAQ' }).click();
      },
    });
    expect(screen.getByRole('tab', { name: 'FAQ' })).toHaveAttribute('aria-selected', 'true');
    await act(async () => screen.getByRole('tab', { name: 'List' }).click());
    expect(document.querySelector('[data-pressed]')).toBeNull();
  });

  it('has the colors of the host as soon as the script runs', async () => {
    const { html, root } = await hydrate({});
    expect(html).not.toContain('style=');
    expect(root.querySelector('.itinerary')).toHaveStyle({ '--primary': '#112233' });
  });

  it('does not depend on the zone of the browser', async () => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype;
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
      this: Intl.DateTimeFormat,
    ) {
      return { ...resolvedOptions.call(this), timeZone: 'Asia/Tokyo' };
    });
    const { root } = await hydrate({});
    expect(root).toHaveTextContent('6:00 PM');
  });
});
