import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Event } from '../../../worker/contract/events.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { DEFAULT_READER } from '../../../worker/messages/t.ts';
import type { Itinerary } from '../../lib/itinerary-query.ts';
import { readOfflineCopy, readShownItinerary, writeShownItinerary } from '../../lib/offline-copies.ts';
import { rememberOwnSave, toEventVersion } from '../../lib/own-saves.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { createEvent } from '../../testing/create-event.ts';
import { PageHistory } from '../../ui/page-history.ts';
import { ChangesStrip } from './changes-strip.tsx';
import { listMissedChanges, type ShownItinerary, toShownItinerary } from './shown-itinerary.ts';
import { useRecentChanges } from './use-recent-changes.ts';

vi.mock('../../lib/offline-copies.ts', () => ({
  readOfflineCopy: vi.fn(),
  readShownItinerary: vi.fn(),
  writeShownItinerary: vi.fn(),
}));

const timeZone = 'Europe/Rome';
const NOW = '2027-06-11T09:00:00Z';
const TUESDAY = '2027-06-08T12:00:00Z';
const key = queryKeys.itinerary('ABCD2345');
const dinner = createEvent({ title: 'Dinner', starts: '2027-06-12T19:00', timeZone });
const laterDinner = { ...dinner, datetime: '2027-06-12T19:00:00.000Z' };
const brunch = createEvent({ title: 'Brunch', starts: '2027-06-13T11:00', timeZone });
const more = ['Swim', 'Walk', 'Opera'].map((title) =>
  createEvent({ title, starts: '2027-06-14T11:00', timeZone }),
);

const itineraryOf = (events: Event[], role: Project['viewer']['role'] = 'viewer') =>
  ({
    project: { projectId: 'ABCD2345', viewer: { role, person: null } },
    events,
    faqs: [],
  }) as unknown as Itinerary;

const [onLiveChange, onOpen] = [vi.fn(), vi.fn()];

function Page({ getData }: { getData: () => Itinerary }) {
  const { unseen, dismiss } = useRecentChanges({
    projectId: 'ABCD2345',
    isCopy: false,
    savedAt: 0,
    onLiveChange,
  });
  const changes = unseen ? listMissedChanges(unseen, getData()) : [];
  if (!unseen) return null;
  if (changes.length === 0) return <p>Nothing missed</p>;
  return (
    <ChangesStrip
      changes={changes}
      since={unseen.before.at}
      pageZone={timeZone}
      theme={{} as never}
      onOpen={onOpen}
      onDismiss={dismiss}
    />
  );
}

/** Opens the page with these events; `change` is what the server sends later, `write` what this page writes itself. */
async function openPage(events: Event[], role?: 'admin') {
  const client = createQueryClient(() => undefined);
  let current = itineraryOf(events, role);
  client
    .getQueryCache()
    .build(client, client.defaultQueryOptions({ queryKey: key, queryFn: async () => current }));
  client.setQueryData(key, current);
  render(
    <PageHistory value={createMemoryHistory()}>
      <QueryClientProvider client={client}>
        <Page getData={() => client.getQueryData<Itinerary>(key) ?? current} />
      </QueryClientProvider>
    </PageHistory>,
  );
  await act(async () => {});
  return {
    change: (next: Event[]) => {
      current = itineraryOf(next, role);
      return act(() => client.refetchQueries({ queryKey: key }));
    },
    write: (next: Event[]) => act(async () => client.setQueryData(key, itineraryOf(next, role))),
  };
}

function setHidden(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  return act(async () => document.dispatchEvent(new window.Event('visibilitychange')));
}

const stored = () => JSON.parse(vi.mocked(writeShownItinerary).mock.lastCall?.[1] ?? '{}') as ShownItinerary;
const readStrip = () => screen.getByRole('region', { name: 'Changes' }).textContent;

beforeEach(() => {
  vi.stubEnv('TZ', timeZone);
  vi.stubGlobal('caches', {});
  vi.useFakeTimers({ now: Date.parse(NOW), toFake: ['Date'] });
  vi.mocked(readShownItinerary).mockResolvedValue(undefined);
  const copy = itineraryOf([dinner]);
  vi.mocked(readOfflineCopy).mockResolvedValue({
    json: JSON.stringify(copy),
    asOf: TUESDAY,
    reader: DEFAULT_READER,
  });
  vi.mocked(writeShownItinerary).mockImplementation(async (_id, json) => {
    vi.mocked(readShownItinerary).mockResolvedValue(json);
  });
});

describe('after days away', () => {
  it('does not report what this browser saved on another page', async () => {
    rememberOwnSave(toEventVersion(brunch), toEventVersion(laterDinner));
    await openPage([laterDinner, brunch], 'admin');
    expect(screen.getByText('Nothing missed')).toBeVisible();
    localStorage.clear();
  });

  it('says what changed since the offline copy, until it is dismissed', async () => {
    const user = userEvent.setup();
    await openPage([laterDinner, brunch]);
    expect(readStrip()).toBe(
      'Since Tuesday: Dinner is now on Saturday, Jun 12 at 9:00 PM (was 7:00 PM). See all 2 changes',
    );
    expect(stored(), 'not seen yet').toMatchObject({ at: Date.parse(TUESDAY) });
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.getByText('Nothing missed')).toBeVisible();
    expect(stored()).toMatchObject({
      at: Date.parse(NOW),
      events: [{ title: 'Dinner' }, { title: 'Brunch' }],
    });
  });

  it('leads to the events that changed', async () => {
    const user = userEvent.setup();
    await openPage([laterDinner]);
    await user.click(screen.getByRole('button', { name: /^Dinner is now on Saturday/ }));
    expect(onOpen).toHaveBeenCalledWith(dinner.id);
  });

  it('shortens the title of a single change, not what changed', async () => {
    const long = { title: 'Dinner on the terrace above the lake with all of the family' };
    const copy = itineraryOf([{ ...dinner, ...long }]);
    vi.mocked(readOfflineCopy).mockResolvedValue({
      json: JSON.stringify(copy),
      asOf: TUESDAY,
      reader: DEFAULT_READER,
    });
    await openPage([{ ...laterDinner, ...long }]);
    expect(readStrip()).toBe(
      'Since Tuesday: Dinner on the terrace above the lake wi… is now on Saturday, Jun 12 at 9:00 PM (was 7:00 PM). ',
    );
  });

  it('says how many changed, and all of it on request', async () => {
    const user = userEvent.setup();
    await openPage([laterDinner, brunch, ...more]);
    await user.click(screen.getByRole('button', { name: 'See all 5 changes' }));
    const dialog = await screen.findByRole('dialog', { name: 'What changed' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(5);
    expect(dialog).toHaveTextContent('Since Tuesday');
    const saturday = within(within(dialog).getByRole('region', { name: 'Saturday, June 12' }));
    expect(saturday.getAllByRole('listitem')).toHaveLength(1);
    expect(saturday.getByRole('button', { name: 'Dinner' })).toBeVisible();
    expect(saturday.getByText('9:00 PM (was 7:00 PM)')).toBeInTheDocument();
    const sunday = within(dialog).getByRole('region', { name: 'Sunday, June 13' });
    expect(sunday).toHaveTextContent('BrunchNew11:00 AM');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByText('Nothing missed')).toBeVisible());
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('tells other times, places, titles and removals as old and new, and leads to the event', async () => {
    const user = userEvent.setup();
    const swim = createEvent({ title: 'Swim', starts: '2027-06-11T16:00', timeZone });
    const friday = { ...swim, location: 'Pier' };
    const [moved, gone, party] = more;
    if (!moved || !gone || !party) throw new Error('Three events are needed.');
    const copy = itineraryOf([friday, moved, gone, party]);
    vi.mocked(readOfflineCopy).mockResolvedValue({
      json: JSON.stringify(copy),
      asOf: TUESDAY,
      reader: DEFAULT_READER,
    });
    await openPage([
      { ...friday, datetime: '2027-06-12T08:00:00.000Z', location: 'North beach', title: 'Long swim' },
      { ...moved, endsAt: '2027-06-14T11:00:00.000Z' },
      { ...party, attendees: 'Ana' },
    ]);
    await user.click(screen.getByRole('button', { name: 'See all 4 changes' }));
    const dialog = await screen.findByRole('dialog', { name: 'What changed' });
    const day = within(dialog).getByRole('region', { name: 'Saturday, June 12' });
    expect(within(day).getByText('Long swim (was Swim)')).toBeInTheDocument();
    expect(within(day).getByText('10:00 AM (was Friday at 4:00 PM)')).toBeInTheDocument();
    expect(within(day).getByText('North beach (was Pier)')).toBeInTheDocument();
    expect(dialog).toHaveTextContent('11:00 AM – 1:00 PM (was 11:00 AM)');
    expect(dialog).toHaveTextContent('Walk was removed');
    expect(dialog).toHaveTextContent('The people for Opera changed');
    onOpen.mockClear();
    await user.click(within(day).getByRole('button', { name: 'Long swim' }));
    await waitFor(() => expect(onOpen).toHaveBeenCalledWith(friday.id));
  });

  it('prefers what was shown over a copy that was saved while the page was hidden', async () => {
    const shown = { person: null, at: Date.parse('2027-06-10T12:00:00Z'), events: [] };
    vi.mocked(readShownItinerary).mockResolvedValue(JSON.stringify(shown));
    await openPage([dinner]);
    expect(readStrip()).toBe('Since yesterday: Dinner is new: Saturday, Jun 12 at 7:00 PM. ');
  });

  it('says nothing on the first visit', async () => {
    vi.mocked(readOfflineCopy).mockResolvedValue(undefined);
    await openPage([dinner]);
    expect(screen.getByText('Nothing missed')).toBeVisible();
  });
});

describe('while the page is open', () => {
  it('leaves a change that the guest watches to the live line', async () => {
    const { change } = await openPage([dinner]);
    await change([laterDinner]);
    expect(onLiveChange).toHaveBeenCalledOnce();
    expect(screen.getByText('Nothing missed')).toBeVisible();
    expect(stored().events).toMatchObject([{ datetime: laterDinner.datetime }]);
  });

  it('shows what arrived while it was hidden', async () => {
    const { change } = await openPage([dinner]);
    await setHidden(true);
    await change([laterDinner]);
    await setHidden(false);
    expect(onLiveChange).not.toHaveBeenCalled();
    expect(readStrip()).toBe('Since 11:00 AM: Dinner is now on Saturday, Jun 12 at 9:00 PM (was 7:00 PM). ');
  });

  it('shows what it learns right after the return', async () => {
    const { change } = await openPage([dinner]);
    await setHidden(true);
    vi.setSystemTime(Date.parse(NOW) + 3_600_000);
    await setHidden(false);
    await change([laterDinner]);
    expect(readStrip()).toBe('Since 11:00 AM: Dinner is now on Saturday, Jun 12 at 9:00 PM (was 7:00 PM). ');
  });

  it("shows no changes of the host's own, here or in another tab", async () => {
    const { write, change } = await openPage([dinner], 'admin');
    await setHidden(true);
    await write([laterDinner]);
    await setHidden(false);
    expect(screen.getByText('Nothing missed')).toBeVisible();
    const inOtherTab = toShownItinerary(itineraryOf([dinner]), Date.parse(NOW));
    await setHidden(true);
    await change([dinner]);
    expect(readStrip()).toContain('Dinner is now on Saturday, Jun 12 at 7:00 PM (was 9:00 PM)');
    vi.mocked(readShownItinerary).mockResolvedValue(JSON.stringify(inOtherTab));
    await setHidden(false);
    expect(screen.getByText('Nothing missed')).toBeVisible();
  });
});
