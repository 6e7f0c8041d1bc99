import type { ChangeEntity, ChangeSnapshots } from '../../contract/history.ts';
import { APPEARANCE_FIELDS, type Appearance } from '../../contract/projects.ts';
import { withEventDefaults } from '../event/event-defaults.ts';
import { toEventColumns } from '../event/event-fields.ts';
import { type RsvpColumns, toRsvpSettings } from '../itinerary/rsvp-settings.ts';
import { toNameKey } from '../schedule/attendees.ts';
import { toAudienceKeys } from '../schedule/audience-keys.ts';
import { replaceAttendee } from '../schedule/rename-attendee.ts';
import { parseIsoOrNull } from '../time/iso.ts';

// What the log keeps of a row, and the columns that bring it back. The snapshots must be those of the triggers.

/** The columns that bring an event back to a snapshot. */
export function toRestoredEvent(snapshot: ChangeSnapshots['event']) {
  const columns = withEventDefaults(toEventColumns(snapshot));
  return { ...columns, audienceKeys: toAudienceKeys(columns.audience, columns.attendees) };
}

type FaqColumns = { question: string; answer: string; position: number };

/** An FAQ as the log keeps it. */
export const toFaqSnapshot = ({ question, answer, position }: FaqColumns): ChangeSnapshots['faq'] => ({
  question,
  answer,
  order: position,
});

/** The columns that bring an FAQ back to a snapshot. */
export const toRestoredFaq = ({ order, ...snapshot }: ChangeSnapshots['faq']): FaqColumns => ({
  ...snapshot,
  position: order,
});

const PROJECT_FIELDS = [
  ...(['name', 'ownerName', 'timeZone', 'language', 'place', 'contactPhone', 'contactName', 'look'] as const),
  ...APPEARANCE_FIELDS,
];
type ProjectColumns = Omit<ChangeSnapshots['project'], 'rsvp' | keyof Appearance> & Required<Appearance>;

/** The settings of an itinerary as the log keeps them. */
export const toProjectSnapshot = (row: ProjectColumns & RsvpColumns) =>
  ({
    ...Object.fromEntries(PROJECT_FIELDS.map((field) => [field, row[field]])),
    rsvp: toRsvpSettings(row),
  }) as ChangeSnapshots['project'];

/** The columns that bring the settings back to a snapshot. */
export const toRestoredProject = ({ rsvp, ...snapshot }: ChangeSnapshots['project']) => ({
  ...snapshot,
  rsvpEnabled: rsvp.enabled,
  rsvpDeadline: parseIsoOrNull(rsvp.deadline),
  rsvpMaxPartySize: rsvp.maxPartySize,
  rsvpQuestion: rsvp.question,
  rsvpShowList: rsvp.showList,
});

/** A person as the log keeps them. */
export const toPersonSnapshot = ({
  name,
  role,
  isHidden,
  language,
}: ChangeSnapshots['person']): ChangeSnapshots['person'] => ({ name, role, isHidden, language });

/** The columns that bring a person back to a snapshot. */
export const toRestoredPerson = ({ name, role, isHidden, language }: ChangeSnapshots['person']) => ({
  name,
  nameKey: toNameKey(name),
  role,
  isHidden,
  language,
  stillNamedIn: null,
});

/** A sign-up list as the log keeps it, and the columns that bring it back. */
export const toSignUpSnapshot = ({
  title,
  eventId,
  isOpen,
  showNames,
  slots,
}: ChangeSnapshots['sign-up']): ChangeSnapshots['sign-up'] => ({ title, eventId, isOpen, showNames, slots });

type Snapshot = ChangeSnapshots[Exclude<ChangeEntity, 'owner-email'>] | null;

/** True if both are the same row, whatever the order of their fields. A field that did not exist yet is null or false. */
export const isSameSnapshot = (a: Snapshot, b: Snapshot): boolean => toSortedJson(a) === toSortedJson(b);

const toSortedJson = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, field]) => field !== null && field !== false)
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : part,
  );

/** Fields that belong together: undoing one undoes the others. */
const GROUPS = [
  ['datetime', 'endsAt', 'timeZone', 'endTimeZone'],
  ['attendees', 'audience'],
];
const findGroup = (field: string) => GROUPS.find((group) => group.includes(field)) ?? [field];

/** `current` without the change from `before` to `after`: fields that it did not touch stay. Null if there is no row. */
export function undoChange(before: Snapshot, after: Snapshot, current: Snapshot): Snapshot {
  if (before === null || after === null || current === null) return before;
  const [from, to] = [Object.entries(before), new Map(Object.entries(after))];
  const isTouched = ([field, value]: [string, unknown]) =>
    toSortedJson(value) !== toSortedJson(to.get(field));
  const undone = new Set(from.filter(isTouched).flatMap(([field]) => findGroup(field)));
  return { ...current, ...Object.fromEntries(from.filter(([field]) => undone.has(field))) };
}

/** An old state of an event with the current names of people who were renamed since. `renames`: oldest first. */
export function applyRenames(
  snapshot: ChangeSnapshots['event'],
  renames: readonly { before: string; after: string }[],
): ChangeSnapshots['event'] {
  const rename = (text: string, { before, after }: { before: string; after: string }) =>
    replaceAttendee(text, before, after);
  return { ...snapshot, attendees: renames.reduce(rename, snapshot.attendees) };
}
