import type { Change, ChangeEntity, ChangeSnapshots } from '../../../worker/contract/history.ts';
import { readLookId } from '../../../worker/domain/appearance/cover-url.ts';
import { LOOK_NAMES } from '../../../worker/domain/appearance/looks.ts';
import { type LanguageCode, READER_LANGUAGES } from '../../../worker/messages/languages.ts';
import { EVENT_FIELD_ROWS, formatInZone } from '../../lib/event-field-texts.ts';

/** A field as hosts read it; '' is unset. */
type Fields<Snapshot> = readonly (readonly [label: string, format: (snapshot: Snapshot) => string])[];
type FieldsOf = { [Entity in ChangeEntity]: Fields<ChangeSnapshots[Entity]> };

const toOnOff = (isOn: boolean) => (isOn ? 'On' : 'Off');
/** "watercolor-paper" → "Watercolor paper". */
const toWords = (id: string) => (id.charAt(0).toUpperCase() + id.slice(1)).replaceAll('-', ' ');

const toLanguageName = (language: LanguageCode | null | undefined) =>
  language ? READER_LANGUAGES[language].name : '';

const ANSWERS = { yes: 'Yes', maybe: 'Maybe', no: 'No' };

const FIELDS: FieldsOf = {
  event: EVENT_FIELD_ROWS,
  faq: [
    ['Question', ({ question }) => question],
    ['Answer', ({ answer }) => answer],
    ['Position', ({ order }) => String(order + 1)],
  ],
  project: [
    ['Name', ({ name }) => name],
    ['Title', ({ customTitle, name }) => customTitle ?? name],
    ['Host', ({ ownerName }) => ownerName],
    ['Place', ({ place }) => place ?? ''],
    ['Language', ({ language }) => toLanguageName(language)],
    ['Phone number', ({ contactPhone }) => contactPhone ?? ''],
    ['Who answers', ({ contactName }) => contactName ?? ''],
    ['Time zone', ({ timeZone }) => timeZone],
    ['Look', ({ look }) => describeLook(look)],
    ['Colors', ({ customColors }) => (customColors ? Object.values(customColors).join(', ') : 'Default')],
    ['Font', ({ selectedFont }) => toWords(selectedFont)],
    ['Title font', ({ titleFont }) => toWords(titleFont)],
    ['Background', ({ selectedBackground }) => toWords(selectedBackground)],
    ['Background color', ({ customBackgroundColor }) => customBackgroundColor ?? ''],
    ['Countdown', ({ showCountdown }) => toOnOff(showCountdown)],
    ['Host’s name', ({ showCreatorName }) => toOnOff(showCreatorName)],
    ['Links', ({ customLinks }) => customLinks.map(({ name, url }) => `${name} (${url})`).join(', ')],
    ['RSVP', ({ rsvp }) => toOnOff(rsvp.enabled)],
    ['RSVP deadline', ({ rsvp, timeZone }) => formatInZone(rsvp.deadline, timeZone)],
    ['People per answer', ({ rsvp }) => String(rsvp.maxPartySize)],
    ['RSVP question', ({ rsvp }) => rsvp.question ?? ''],
    ['Guests see answers', ({ rsvp }) => toOnOff(rsvp.showList)],
  ],
  'owner-email': [],
  person: [
    ['Name', ({ name }) => name],
    ['Role', ({ role }) => (role === 'cohost' ? 'Co-host' : 'Guest')],
    ['Language', ({ language }) => toLanguageName(language)],
    ['Hidden from the search', ({ isHidden }) => (isHidden ? 'Yes' : 'No')],
  ],
  rsvp: [
    ['Answer', ({ answer }) => ANSWERS[answer]],
    ['People', ({ partySize }) => String(partySize)],
    ['Reply', ({ reply }) => reply ?? ''],
    ['Note', ({ note }) => note ?? ''],
  ],
  'sign-up': [
    ['Title', ({ title }) => title],
    ['Lines', ({ slots }) => slots.map(({ label, places }) => `${label} (${places})`).join(', ')],
    ['Open', ({ isOpen }) => (isOpen ? 'Yes' : 'No')],
    ['Guests see names', ({ showNames }) => (showNames ? 'Yes' : 'No')],
  ],
};

function describeLook(look: ChangeSnapshots['project']['look']): string {
  const id = readLookId(look);
  return id ? LOOK_NAMES[id]() : '';
}

/** All fields of a row's state. Without a state, as of a deleted row, all are ''. */
export function listFields<Entity extends ChangeEntity>(
  entity: Entity,
  snapshot: ChangeSnapshots[Entity] | null,
): [label: string, value: string][] {
  const fields: Fields<ChangeSnapshots[Entity]> = FIELDS[entity];
  return fields.map(([label, format]) => [label, snapshot === null ? '' : format(snapshot)]);
}

export type ChangedField = { label: string; before: string; after: string };

/** The fields that a change changed; none if it added or deleted the row. */
export function listChangedFields({ entity, before, after }: Change): ChangedField[] {
  if (!before || !after) return [];
  const now = listFields(entity, after);
  return listFields(entity, before)
    .map(([label, was], at) => ({ label, before: was, after: now[at]?.[1] ?? '' }))
    .filter((field) => field.before !== field.after);
}
