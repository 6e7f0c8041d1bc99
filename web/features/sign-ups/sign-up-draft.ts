import type { ChangeSignUp, NewSignUp, SignUp } from '../../../worker/contract/sign-ups.ts';
import { t } from '../../../worker/messages/t.ts';

/** A line as it is edited; without an id it is new. */
export type SlotDraft = { key: string; id?: number; label: string; places: string };
export type SignUpDraft = {
  title: string;
  /** '' for the whole itinerary. */
  eventId: string;
  showNames: boolean;
  slots: SlotDraft[];
};

const EMPTY_SLOT = { label: '', places: '1' };

/** A new, empty line. */
export const createSlot = (slot: { label: string; places: string } = EMPTY_SLOT): SlotDraft => ({
  ...slot,
  key: crypto.randomUUID(),
});

/** Templates for a new list. */
export const listSignUpTemplates = (): SignUpTemplate[] => [
  {
    name: t('dishes'),
    title: t('whoBringsWhat'),
    lines: [
      [t('salad'), 2],
      [t('mainDish'), 2],
      [t('dessert'), 2],
      [t('drinks'), 3],
    ],
  },
  {
    name: t('beds'),
    title: t('whoSleepsWhere'),
    lines: [
      [t('roomOne'), 2],
      [t('roomTwo'), 2],
      [t('sofaBed'), 1],
    ],
  },
  {
    name: t('carSeats'),
    title: t('whoRidesWithWhom'),
    lines: [
      [t('carOne'), 4],
      [t('carTwo'), 4],
    ],
  },
  { name: t('limitedPlaces'), title: t('boatTour'), lines: [[t('placeOnBoat'), 12]] },
];

type SignUpTemplate = { name: string; title: string; lines: [label: string, places: number][] };

/** The draft of a new list, from a template if there is one. */
export function createDraft(template?: SignUpTemplate): SignUpDraft {
  const lines = template?.lines ?? [];
  const slots = lines.map(([label, places]) => createSlot({ label, places: String(places) }));
  return {
    title: template?.title ?? '',
    eventId: '',
    showNames: true,
    slots: slots.length > 0 ? slots : [createSlot()],
  };
}

/** The draft of a list that exists. */
export const toDraft = ({ title, eventId, showNames, slots }: SignUp): SignUpDraft => ({
  title,
  eventId: eventId === null ? '' : String(eventId),
  showNames,
  slots: slots.map(({ id, label, places }) => ({ key: String(id), id, label, places: String(places) })),
});

/** The request body of a draft. Lines without a text are left out. */
export const toBody = (draft: SignUpDraft, sequence: number | undefined): NewSignUp & ChangeSignUp => ({
  title: draft.title,
  eventId: draft.eventId === '' ? null : Number(draft.eventId),
  showNames: draft.showNames,
  slots: draft.slots
    .filter(({ label, id }) => label.trim() !== '' || id !== undefined)
    .map(({ id, label, places }) => ({ ...(id !== undefined && { id }), label, places: Number(places) })),
  ...(sequence !== undefined && { sequence }),
});
