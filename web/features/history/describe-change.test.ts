import { describe, expect, it } from 'vitest';
import type { Author, Change, ChangeSnapshots } from '../../../worker/contract/history.ts';
import {
  describeChange,
  describeOrigin,
  describeSave,
  describeUndo,
  groupBySave,
  mergeChanges,
} from './describe-change.ts';
import { listChangedFields } from './snapshot-fields.ts';
import { DINNER } from './testing/event-snapshot.ts';

const later = { ...DINNER, datetime: '2027-06-12T19:00:00.000Z' };
const project: ChangeSnapshots['project'] = {
  name: 'Lake Como',
  ownerName: 'Nora',
  timeZone: 'Europe/Rome',
  place: null,
  contactPhone: null,
  contactName: null,
  look: null,
  customTitle: null,
  customColors: null,
  selectedFont: 'normal',
  titleFont: 'inherit',
  selectedBackground: 'default',
  customBackgroundColor: null,
  showCountdown: true,
  showCreatorName: true,
  customLinks: [],
  rsvp: { enabled: false, deadline: null, maxPartySize: 1, question: null, showList: false },
};
const ben = { name: 'Ben', role: 'guest' } as const;
const answer: ChangeSnapshots['rsvp'] = {
  personId: 2,
  eventId: 7,
  answer: 'yes',
  partySize: 2,
  reply: null,
  note: null,
  byHost: false,
  name: 'Ben',
};
const faq = { question: 'Is there parking?', answer: 'Yes.', order: 0 };
const NORA: Author = { kind: 'host', name: 'Nora' };

let seq = 0;
function change<Entity extends Change['entity']>(
  entity: Entity,
  before: ChangeSnapshots[Entity] | null,
  after: ChangeSnapshots[Entity] | null,
  more: Partial<Change> = {},
): Change {
  seq += 1;
  const action = !before ? 'create' : after ? 'update' : 'delete';
  const row = { seq, at: '2027-06-01T12:00:00.000Z', by: NORA, action, entity, entityId: 7, before, after };
  return { ...row, ...more } as Change;
}

const findEvent = (id: number) => (id === 7 ? 'Dinner' : undefined);

it.each<[string, Change]>([
  ['added Dinner', change('event', null, DINNER)],
  ['moved Dinner', change('event', DINNER, later)],
  ['changed Dinner', change('event', DINNER, { ...DINNER, location: 'Pier 2' })],
  ['deleted Dinner', change('event', DINNER, null)],
  ['restored Dinner', change('event', null, DINNER, { action: 'restore' })],
  ['undid a change of Dinner', change('event', later, DINNER, { action: 'restore' })],
  ['removed Dinner again', change('event', DINNER, null, { action: 'restore' })],
  ['added the FAQ “Is there parking?”', change('faq', null, faq)],
  ['changed the FAQ “Is there parking?”', change('faq', faq, { ...faq, answer: 'No.' })],
  ['moved the FAQ “Is there parking?”', change('faq', faq, { ...faq, order: 3 })],
  ['changed the itinerary', change('project', project, { ...project, place: 'Como' })],
  [
    'changed the RSVP settings',
    change('project', project, { ...project, rsvp: { ...project.rsvp, enabled: true } }),
  ],
  ['added Ben', change('person', null, ben)],
  ['renamed Ben to Benny', change('person', ben, { ...ben, name: 'Benny' })],
  ['made Ben a co-host', change('person', ben, { ...ben, role: 'cohost' })],
  ['made Ben a guest again', change('person', { ...ben, role: 'cohost' }, ben)],
  ['hid Ben from the search', change('person', ben, { ...ben, isHidden: true })],
  ['let Ben be found again', change('person', { ...ben, isHidden: true }, { ...ben, isHidden: false })],
  ['changed Ben’s language', change('person', ben, { ...ben, language: 'fr' })],
  ['removed Ben', change('person', ben, null)],
  ['answered Yes to Dinner for Ben', change('rsvp', null, answer)],
  ['answered Yes to Dinner', change('rsvp', null, answer, { by: { kind: 'guest', name: 'Ben' } })],
  ['answered No for Ben', change('rsvp', answer, { ...answer, eventId: null, answer: 'no' })],
  ['answered Maybe to an event for Ben', change('rsvp', null, { ...answer, eventId: 9, answer: 'maybe' })],
  ['withdrew the answer to Dinner for Ben', change('rsvp', answer, null)],
])('says: %s', (text, one) => {
  expect(describeChange(one, findEvent)).toBe(text);
});

it('lists what changed, before and after', () => {
  const moved = { ...later, location: '', audience: 'attendees' as const, rsvp: { capacity: 10 } };
  expect(listChangedFields(change('event', DINNER, moved))).toEqual([
    { label: 'Starts', before: 'Jun 12, 7:00 PM Rome time', after: 'Jun 12, 9:00 PM Rome time' },
    { label: 'Location', before: 'Pier 1', after: '' },
    { label: 'Who sees this', before: 'Everyone', after: 'Only its guests' },
    { label: 'RSVP', before: 'Off', after: 'On, for 10 people' },
  ]);
  const styled: ChangeSnapshots['project'] = {
    ...project,
    look: 'garden',
    customColors: { primary: '#112233', secondary: '#445566', accent: '#778899' },
    selectedBackground: 'watercolor-paper',
    showCountdown: false,
    customLinks: [{ name: 'Photos', url: 'photos.example.com' }],
  };
  expect(listChangedFields(change('project', project, styled))).toEqual([
    { label: 'Look', before: '', after: 'Garden' },
    { label: 'Colors', before: 'Default', after: '#112233, #445566, #778899' },
    { label: 'Background', before: 'Default', after: 'Watercolor paper' },
    { label: 'Countdown', before: 'On', after: 'Off' },
    { label: 'Links', before: '', after: 'Photos (photos.example.com)' },
  ]);
  expect(listChangedFields(change('event', null, DINNER))).toEqual([]);
});

it('says how a change was made', () => {
  const origins = (['host', 'cohost', 'guest', 'email', 'import', 'assistant'] as const).map((kind) =>
    describeOrigin({ kind, name: 'Ana' }),
  );
  expect(origins).toEqual([undefined, 'Co-host', undefined, 'From an email', 'Import', 'Assistant']);
});

describe('saves', () => {
  const at = '2027-06-02T12:00:00.000Z';

  it('groups what was saved at once', () => {
    const cleared = Array.from({ length: 40 }, (_, entityId) =>
      change('event', DINNER, null, { at, entityId }),
    );
    const saves = groupBySave([...cleared, change('event', null, DINNER)]);
    expect(saves.map(({ changes }) => changes.length)).toEqual([40, 1]);
    expect(saves[0] && describeSave(saves[0])).toBe('deleted 40 events');
  });

  it('keeps apart what two people saved', () => {
    const by: Author = { kind: 'cohost', name: 'Ana' };
    const both = [change('event', DINNER, null, { at }), change('person', ben, null, { at, by })];
    expect(groupBySave(both)).toHaveLength(2);
    const mixed = groupBySave([change('event', DINNER, null, { at }), change('person', ben, null, { at })]);
    expect(mixed[0] && describeSave(mixed[0])).toBe('made 2 changes');
  });
});

describe('going back', () => {
  it('sums up the changes of each row, newest first', () => {
    const brunch = { ...DINNER, title: 'Brunch' };
    const newer = [
      change('event', later, { ...later, location: 'Pier 2' }),
      change('rsvp', null, answer),
      change('event', brunch, null, { entityId: 8 }),
      change('event', DINNER, later),
      change('event', null, brunch, { entityId: 8 }),
      change('event', { ...DINNER, title: 'Swim' }, null, { entityId: 9 }),
      change('person', null, ben, { entityId: 2 }),
    ];
    expect(mergeChanges(newer).map(describeUndo)).toEqual([
      'Dinner – Starts: Jun 12, 7:00 PM Rome time, Location: Pier 1',
      'Swim comes back',
      'Ben is removed',
    ]);
  });
});
