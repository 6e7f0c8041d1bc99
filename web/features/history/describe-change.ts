import type { Author, Change, ChangeSnapshots } from '../../../worker/contract/history.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { ANSWER_NAMES, isRsvpField, listChangedFields } from './snapshot-fields.ts';

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

const NAMELESS: Record<Author['kind'], () => string> = {
  host: () => t('theHost'),
  cohost: () => t('aCohost'),
  guest: () => t('authorGuest'),
  email: () => t('theHost'),
  import: () => t('theHost'),
  assistant: () => t('anAssistant'),
};

/** Who made a change, by name where that is known. */
export const describeAuthor = ({ kind, name }: Author): string => name || NAMELESS[kind]();

/** How a change was made, where that is not obvious: "Co-host", "From an email". */
export function describeOrigin({ kind, name }: Author): string | undefined {
  if (kind === 'cohost' || kind === 'assistant')
    return name ? (kind === 'cohost' ? t('cohostRole') : t('assistant')) : undefined;
  return { email: t('fromAnEmail'), import: t('importLabel'), host: undefined, guest: undefined }[kind];
}

/** What was done to a row. */
const VERBS = {
  create: (row: string) => t('didAdd', { row }),
  update: (row: string) => t('didChange', { row }),
  delete: (row: string) => t('didDelete', { row }),
  restore: (row: string) => t('didRestore', { row }),
};

/** What was done, to follow the author: "moved Dinner". `findEvent` returns the title of an event by id. */
export function describeChange(change: Change, findEvent: (id: number) => string | undefined): string {
  const { action, entity } = change;
  const row = describeRow(change);
  if (action === 'restore' && change.before !== null) {
    return change.after === null ? t('didRemoveAgain', { row }) : t('didUndo', { row });
  }
  switch (entity) {
    case 'event':
      return isMoved(change) ? t('didMove', { row }) : VERBS[action](row);
    case 'faq':
      return isOnlyReordered(change) ? t('didMove', { row }) : VERBS[action](row);
    case 'owner-email':
      return t('didChange', { row });
    case 'project':
    case 'sign-up':
      return VERBS[action](row);
    case 'person':
      return describePersonChange(change);
    case 'rsvp':
      return describeAnswer(change, findEvent);
  }
}

type ChangeOf<Entity extends Change['entity']> = Extract<Change, { entity: Entity }>;

const isMoved = ({ before, after }: ChangeOf<'event'>) =>
  before && after && before.datetime !== after.datetime;

const isOnlyReordered = (change: ChangeOf<'faq'>) => {
  const fields = listChangedFields(change);
  return fields.length === 1 && fields[0]?.label === t('position');
};

/** "Dinner", "the FAQ “Is there parking?”", "the RSVP settings". */
export function describeRow(change: Change): string {
  const { entity } = change;
  const row = change.before ?? change.after;
  if (entity === 'project') {
    const isRsvp = listChangedFields(change).every(({ label }) => isRsvpField(label));
    return isRsvp ? t('theRsvpSettings') : t('theItinerary');
  }
  if (entity === 'owner-email') return t('theOwnersEmail');
  if (entity === 'faq') return t('theFaq', { question: (row as ChangeSnapshots['faq']).question });
  if (entity === 'sign-up') return t('theSignUpList', { title: (row as ChangeSnapshots['sign-up']).title });
  return entity === 'event' ? (row as ChangeSnapshots['event']).title : (row as { name: string }).name;
}

function describePersonChange({ action, before, after }: ChangeOf<'person'>): string {
  if (!before || !after) {
    const row = (after ?? before)?.name ?? '';
    return action === 'delete' ? t('didRemove', { row }) : VERBS[action](row);
  }
  const { name, role } = after;
  if (before.name !== name) return t('didRename', { before: before.name, name });
  if (before.role !== role)
    return role === 'cohost' ? t('didMakeCohost', { name }) : t('didMakeGuest', { name });
  if ((before.language ?? null) !== (after.language ?? null)) return t('didChangeLanguage', { name });
  return after.isHidden ? t('didHide', { name }) : t('didShow', { name });
}

function describeAnswer(change: ChangeOf<'rsvp'>, findEvent: (id: number) => string | undefined): string {
  const { by, before, after } = change;
  const row = after ?? before;
  if (!row) return t('answered');
  const isOwn = by.kind === 'guest' && by.name === row.name;
  const event = row.eventId === null ? undefined : (findEvent(row.eventId) ?? t('anEvent'));
  const name = isOwn ? undefined : row.name;
  return after ? describeGiven(ANSWER_NAMES[after.answer](), event, name) : describeWithdrawn(event, name);
}

function describeGiven(answer: string, event: string | undefined, name: string | undefined): string {
  if (event === undefined)
    return name === undefined ? t('didAnswer', { answer }) : t('didAnswerFor', { answer, name });
  return name === undefined
    ? t('didAnswerTo', { answer, event })
    : t('didAnswerToFor', { answer, event, name });
}

function describeWithdrawn(event: string | undefined, name: string | undefined): string {
  if (event === undefined) return name === undefined ? t('didWithdraw') : t('didWithdrawFor', { name });
  return name === undefined ? t('didWithdrawTo', { event }) : t('didWithdrawToFor', { event, name });
}

const COUNTED = {
  event: (count: number) => t('eventCount', { count }),
  faq: (count: number) => t('faqCount', { count }),
  project: (count: number) => t('settingsCount', { count }),
  'owner-email': (count: number) => t('settingsCount', { count }),
  person: (count: number) => t('guestCount', { count }),
  rsvp: (count: number) => t('answerCount', { count }),
  'sign-up': (count: number) => t('signUpListCount', { count }),
};

/** What a save of several changes did: "deleted 40 events", "made 12 changes". */
export function describeSave({ changes }: Save): string {
  const [first, ...others] = changes;
  const isUniform = others.every(({ action, entity }) => action === first.action && entity === first.entity);
  const count = changes.length;
  return isUniform ? VERBS[first.action](COUNTED[first.entity](count)) : t('didChanges', { number: count });
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
  if (!change.before) return t('isRemoved', { row: capitalize(row) });
  if (!change.after) return t('comesBack', { row: capitalize(row) });
  const fields = listChangedFields(change).map(({ label, before }) => `${label}: ${before || t('noValue')}`);
  return `${capitalize(row)} – ${fields.join(', ')}`;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
