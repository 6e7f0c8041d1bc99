import type { Change, ChangeEntity, ChangeSnapshots } from '../../../worker/contract/history.ts';
import { readLookId } from '../../../worker/domain/appearance/cover-url.ts';
import { LOOK_NAMES } from '../../../worker/domain/appearance/looks.ts';
import { type LanguageCode, READER_LANGUAGES } from '../../../worker/messages/languages.ts';
import { t } from '../../../worker/messages/t.ts';
import { EVENT_FIELD_ROWS, formatInZone } from '../../lib/event-field-texts.ts';

/** A field as hosts read it; '' is unset. */
type Fields<Snapshot> = readonly (readonly [toLabel: () => string, format: (snapshot: Snapshot) => string])[];
type FieldsOf = { [Entity in ChangeEntity]: Fields<ChangeSnapshots[Entity]> };

const toOnOff = (isOn: boolean) => (isOn ? t('on') : t('off'));
/** "watercolor-paper" → "Watercolor paper". Fonts have the same names in all languages. */
const toWords = (id: string) =>
  WORDS[id]?.() ?? (id.charAt(0).toUpperCase() + id.slice(1)).replaceAll('-', ' ');

const WORDS: Partial<Record<string, () => string>> = {
  default: () => t('defaultChoice'),
  custom: () => t('customValue'),
  'crumpled-paper': () => t('crumpledPaperValue'),
  marble: () => t('marble'),
  'handmade-paper': () => t('flowerPaperValue'),
  'watercolor-paper': () => t('watercolorPaperValue'),
  'ocean-waves': () => t('oceanWavesValue'),
  normal: () => t('fontNormal'),
  classy: () => t('fontClassy'),
};

const toLanguageName = (language: LanguageCode | null | undefined) =>
  language ? READER_LANGUAGES[language].name : '';

export const ANSWER_NAMES = { yes: () => t('yes'), maybe: () => t('maybe'), no: () => t('no') };

const RSVP_FIELDS: Fields<ChangeSnapshots['project']> = [
  [() => t('rsvp'), ({ rsvp }) => toOnOff(rsvp.enabled)],
  [() => t('rsvpDeadline'), ({ rsvp, timeZone }) => formatInZone(rsvp.deadline, timeZone)],
  [() => t('peoplePerAnswerSetting'), ({ rsvp }) => String(rsvp.maxPartySize)],
  [() => t('rsvpQuestion'), ({ rsvp }) => rsvp.question ?? ''],
  [() => t('guestsSeeAnswers'), ({ rsvp }) => toOnOff(rsvp.showList)],
];

const FIELDS: FieldsOf = {
  event: EVENT_FIELD_ROWS,
  faq: [
    [() => t('question'), ({ question }) => question],
    [() => t('answerLabel'), ({ answer }) => answer],
    [() => t('position'), ({ order }) => String(order + 1)],
  ],
  project: [
    [() => t('nameLabel'), ({ name }) => name],
    [() => t('titleLabel'), ({ customTitle, name }) => customTitle ?? name],
    [() => t('host'), ({ ownerName }) => ownerName],
    [() => t('place'), ({ place }) => place ?? ''],
    [() => t('language'), ({ language }) => toLanguageName(language)],
    [() => t('phoneNumber'), ({ contactPhone }) => contactPhone ?? ''],
    [() => t('whoAnswers'), ({ contactName }) => contactName ?? ''],
    [() => t('timeZoneLabel'), ({ timeZone }) => timeZone],
    [() => t('look'), ({ look }) => describeLook(look)],
    [
      () => t('colors'),
      ({ customColors }) => (customColors ? Object.values(customColors).join(', ') : t('defaultChoice')),
    ],
    [() => t('font'), ({ selectedFont }) => toWords(selectedFont)],
    [() => t('titleFont'), ({ titleFont }) => toWords(titleFont)],
    [() => t('background'), ({ selectedBackground }) => toWords(selectedBackground)],
    [() => t('backgroundColor'), ({ customBackgroundColor }) => customBackgroundColor ?? ''],
    [() => t('countdownLabel'), ({ showCountdown }) => toOnOff(showCountdown)],
    [() => t('hostsName'), ({ showCreatorName }) => toOnOff(showCreatorName)],
    [
      () => t('links'),
      ({ customLinks }) => customLinks.map(({ name, url }) => `${name} (${url})`).join(', '),
    ],
    ...RSVP_FIELDS,
  ],
  'owner-email': [],
  person: [
    [() => t('nameLabel'), ({ name }) => name],
    [() => t('roleLabel'), ({ role }) => (role === 'cohost' ? t('cohostRole') : t('guestRole'))],
    [() => t('language'), ({ language }) => toLanguageName(language)],
    [() => t('hiddenFromSearchField'), ({ isHidden }) => (isHidden ? t('yes') : t('no'))],
  ],
  rsvp: [
    [() => t('answerLabel'), ({ answer }) => ANSWER_NAMES[answer]()],
    [() => t('people'), ({ partySize }) => String(partySize)],
    [() => t('replyField'), ({ reply }) => reply ?? ''],
    [() => t('noteLabel'), ({ note }) => note ?? ''],
  ],
  'sign-up': [
    [() => t('titleLabel'), ({ title }) => title],
    [
      () => t('linesLabel'),
      ({ slots }) => slots.map(({ label, places }) => `${label} (${places})`).join(', '),
    ],
    [() => t('openLabel'), ({ isOpen }) => (isOpen ? t('yes') : t('no'))],
    [() => t('guestsSeeNamesField'), ({ showNames }) => (showNames ? t('yes') : t('no'))],
  ],
};

function describeLook(look: ChangeSnapshots['project']['look']): string {
  const id = readLookId(look);
  return id ? LOOK_NAMES[id]() : '';
}

/** Whether a label is that of a setting about answers. */
export const isRsvpField = (label: string): boolean => RSVP_FIELDS.some(([toLabel]) => toLabel() === label);

/** All fields of a row's state. Without a state, for example of a deleted row, all are ''. */
export function listFields<Entity extends ChangeEntity>(
  entity: Entity,
  snapshot: ChangeSnapshots[Entity] | null,
): [label: string, value: string][] {
  const fields: Fields<ChangeSnapshots[Entity]> = FIELDS[entity];
  return fields.map(([toLabel, format]) => [toLabel(), snapshot === null ? '' : format(snapshot)]);
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
