import type { ChangeSignUp, NewSignUp, SignUp } from '../../../worker/contract/sign-ups.ts';

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

/** What hosts start from. */
export const SIGN_UP_TEMPLATES = [
  {
    name: 'Dishes',
    title: 'Who brings what?',
    lines: [
      ['Salad', 2],
      ['Main dish', 2],
      ['Dessert', 2],
      ['Drinks', 3],
    ],
  },
  {
    name: 'Beds',
    title: 'Who sleeps where?',
    lines: [
      ['Room 1, double bed', 2],
      ['Room 2, two beds', 2],
      ['Sofa bed', 1],
    ],
  },
  {
    name: 'Car seats',
    title: 'Who rides with whom?',
    lines: [
      ['Car 1', 4],
      ['Car 2', 4],
    ],
  },
  { name: 'Limited places', title: 'Boat tour', lines: [['Place on the boat', 12]] },
] as const;

/** The draft of a new list, from a template if there is one. */
export function createDraft(template?: (typeof SIGN_UP_TEMPLATES)[number]): SignUpDraft {
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
