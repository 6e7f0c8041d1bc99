import type { Author, Change, ChangeSnapshots } from '../../../worker/contract/history.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { listChangedFields } from './snapshot-fields.ts';

/** Changes that were saved at once, newest first. */
export type Save = { changes: [Change, ...Change[]] };

/** Groups consecutive changes of one save. `changes` are newest first. */
export function groupBySave(changes: readonly Change[]): Save[] {
  const saves: Save[] = [];
  for (const change of changes) {
    const last = saves.at(-1);
    const isSame =
      last?.changes[0].at === change.at && describeAuthor(last.changes[0].by) === describeAuthor(change.by);
    if (last && isSame) last.changes.push(change);
    else saves.push({ changes: [change] });
  }
  return saves;
}

const NAMELESS: Record<Author['kind'], string> = {
  host: 'The host',
  cohost: 'A co-host',
  guest: 'A guest',
  email: 'The host',
  import: 'The host',
  assistant: 'An assistant',
};

/** Who made a change, by name where that is known. */
export const describeAuthor = ({ kind, name }: Author): string => name || NAMELESS[kind];

/** How a change was made, where that is not obvious: "Co-host", "From an email". */
export function describeOrigin({ kind, name }: Author): string | undefined {
  if (kind === 'cohost' || kind === 'assistant')
    return name ? (kind === 'cohost' ? 'Co-host' : 'Assistant') : undefined;
  return { email: 'From an email', import: 'Import', host: undefined, guest: undefined }[kind];
}

const VERBS = { create: 'added', update: 'changed', delete: 'deleted', restore: 'restored' } as const;

/** What was done, to follow the author: "moved Dinner". `findEvent` returns the title of an event by id. */
export function describeChange(change: Change, findEvent: (id: number) => string | undefined): string {
  const { action, entity } = change;
  if (action === 'restore' && change.before !== null) {
    return change.after === null
      ? `removed ${describeRow(change)} again`
      : `undid a change of ${describeRow(change)}`;
  }
  switch (entity) {
    case 'event':
      return isMoved(change) ? `moved ${describeRow(change)}` : `${VERBS[action]} ${describeRow(change)}`;
    case 'faq':
      return isOnlyReordered(change)
        ? `moved ${describeRow(change)}`
        : `${VERBS[action]} ${describeRow(change)}`;
    case 'owner-email':
      return `changed ${describeRow(change)}`;
    case 'project':
      return `${VERBS[action]} ${describeRow(change)}`;
    case 'person':
      return describePersonChange(change);
    case 'sign-up':
      return `${VERBS[action]} ${describeRow(change)}`;
    case 'rsvp':
      return describeAnswer(change, findEvent);
  }
}

type ChangeOf<Entity extends Change['entity']> = Extract<Change, { entity: Entity }>;

const isMoved = ({ before, after }: ChangeOf<'event'>) =>
  before && after && before.datetime !== after.datetime;

const isOnlyReordered = (change: ChangeOf<'faq'>) => {
  const fields = listChangedFields(change);
  return fields.length === 1 && fields[0]?.label === 'Position';
};

/** "Dinner", "the FAQ “Is there parking?”", "the RSVP settings". */
export function describeRow(change: Change): string {
  const { entity } = change;
  const row = change.before ?? change.after;
  if (entity === 'project') {
    const isRsvp = listChangedFields(change).every(({ label }) => /RSVP|answer/.test(label));
    return isRsvp ? 'the RSVP settings' : 'the itinerary';
  }
  if (entity === 'owner-email') return 'the owner’s email';
  if (entity === 'faq') return `the FAQ “${(row as ChangeSnapshots['faq']).question}”`;
  if (entity === 'sign-up') return `the sign-up list “${(row as ChangeSnapshots['sign-up']).title}”`;
  return entity === 'event' ? (row as ChangeSnapshots['event']).title : (row as { name: string }).name;
}

function describePersonChange({ action, before, after }: ChangeOf<'person'>): string {
  if (!before || !after)
    return `${action === 'delete' ? 'removed' : VERBS[action]} ${(after ?? before)?.name}`;
  if (before.name !== after.name) return `renamed ${before.name} to ${after.name}`;
  if (before.role === after.role && (before.language ?? null) !== (after.language ?? null))
    return `changed ${after.name}’s language`;
  if (before.role === after.role)
    return after.isHidden ? `hid ${after.name} from the search` : `let ${after.name} be found again`;
  return after.role === 'cohost' ? `made ${after.name} a co-host` : `made ${after.name} a guest again`;
}

function describeAnswer(change: ChangeOf<'rsvp'>, findEvent: (id: number) => string | undefined): string {
  const { by, before, after } = change;
  const row = after ?? before;
  if (!row) return 'answered';
  const isOwn = by.kind === 'guest' && by.name === row.name;
  const to = row.eventId === null ? '' : ` to ${findEvent(row.eventId) ?? 'an event'}`;
  const whose = isOwn ? '' : ` for ${row.name}`;
  if (!after) return `withdrew the answer${to}${whose}`;
  return `answered ${{ yes: 'Yes', maybe: 'Maybe', no: 'No' }[after.answer]}${to}${whose}`;
}

const NOUNS = {
  event: 'events',
  faq: 'FAQs',
  project: 'settings',
  'owner-email': 'settings',
  person: 'guests',
  rsvp: 'answers',
  'sign-up': 'sign-up lists',
};

/** What a save of several changes did: "deleted 40 events", "made 12 changes". */
export function describeSave({ changes }: Save): string {
  const [first, ...others] = changes;
  const isUniform = others.every(({ action, entity }) => action === first.action && entity === first.entity);
  const count = changes.length;
  return isUniform ? `${VERBS[first.action]} ${count} ${NOUNS[first.entity]}` : `made ${count} changes`;
}

/** When a change was made: "Jun 12, 2:10 PM", in the reader's zone. */
export const describeChangeTime = (at: string) =>
  formatDateTime(at, Intl.DateTimeFormat().resolvedOptions().timeZone);

/** False for answers, which belong to the guests, and the owner's email, which only its earlier address can undo. */
export const isUndoable = ({ entity }: Change): boolean => entity !== 'rsvp' && entity !== 'owner-email';

/**
 * What going back before `changes` (newest first) undoes: one change for each row, from what it was before all of them to
 * what it is now. Answers and the owner's email stay.
 */
export function mergeChanges(changes: readonly Change[]): Change[] {
  const byRow = new Map<string, Change>();
  for (const change of changes) {
    if (!isUndoable(change)) continue;
    const row = `${change.entity} ${change.entityId}`;
    const newest = byRow.get(row) ?? change;
    byRow.set(row, { ...change, after: newest.after } as Change);
  }
  return [...byRow.values()].filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
}

/** What undoing a change does to its row: "Dinner comes back", "Brunch is removed", "Dinner: Starts Jun 12, 7:00 PM EDT". */
export function describeUndo(change: Change): string {
  const row = describeRow(change);
  if (!change.before) return `${capitalize(row)} is removed`;
  if (!change.after) return `${capitalize(row)} comes back`;
  const fields = listChangedFields(change).map(({ label, before }) => `${label}: ${before || 'none'}`);
  return `${capitalize(row)} – ${fields.join(', ')}`;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
