import type { Look } from '../../contract/choices.ts';
import { ITINERARY_FILE_VERSION, type ItineraryFile } from '../../contract/itinerary-file.ts';
import { findLookFields } from '../appearance/looks.ts';
import { type EventColumns, toEventFields } from '../event/event-fields.ts';
import { foldText } from '../text/fold-text.ts';
import { type RsvpColumns, toRsvpSettings } from './rsvp-settings.ts';

/** Stored form of an itinerary file's content. Times are epoch milliseconds. */
type StoredItinerary = {
  itinerary: Omit<ItineraryFile['itinerary'], 'rsvp'> & RsvpColumns;
  appearance: ItineraryFile['customizations'];
  events: EventColumns[];
  faqs: ItineraryFile['faqs'];
};

/** Lists what is exported, so that a new column is not exported by accident. */
export function toItineraryFile({ itinerary, appearance, events, faqs }: StoredItinerary): ItineraryFile {
  const { name, ownerName, groupSize, timeZone, place, language, look } = itinerary;
  const { contactPhone, contactName } = itinerary;
  return {
    format: 'foldout-itinerary',
    version: ITINERARY_FILE_VERSION,
    itinerary: {
      name,
      ownerName,
      groupSize,
      timeZone,
      place,
      language,
      contactPhone,
      contactName,
      look,
      rsvp: toRsvpSettings(itinerary),
    },
    customizations: pickAppearance(appearance),
    events: events.map((event) => toEventFields(event)),
    faqs: faqs.map(({ question, answer }) => ({ question, answer })),
  };
}

/** Picks the appearance fields, without images. */
export function pickAppearance(appearance: StoredItinerary['appearance']): StoredItinerary['appearance'] {
  return {
    customTitle: appearance.customTitle,
    customColors: appearance.customColors,
    selectedFont: appearance.selectedFont,
    titleFont: appearance.titleFont,
    selectedBackground: appearance.selectedBackground,
    customBackgroundColor: appearance.customBackgroundColor,
    showCountdown: appearance.showCountdown,
    showCreatorName: appearance.showCreatorName,
    customLinks: appearance.customLinks,
  };
}

/** Appearance of a new itinerary without a look. */
const DEFAULT_APPEARANCE = pickAppearance({
  customTitle: null,
  customColors: null,
  selectedFont: 'normal',
  titleFont: 'inherit',
  selectedBackground: 'default',
  customBackgroundColor: null,
  showCountdown: false,
  showCreatorName: true,
  customLinks: [],
});

/** True if any field differs from a new itinerary with that look. */
export function isCustomized(appearance: StoredItinerary['appearance'], look: Look | null): boolean {
  const known = Object.entries(appearance).filter(([, value]) => value !== undefined);
  const original = { ...DEFAULT_APPEARANCE, ...findLookFields(look) };
  const current = { ...original, ...Object.fromEntries(known) };
  return JSON.stringify(pickAppearance(current)) !== JSON.stringify(pickAppearance(original));
}

/** A file name of ASCII letters, digits and dashes: `lisbon-weekend.json`. */
export function toExportFileName(name: string, extension: string): string {
  const plain = foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${plain.slice(0, 60) || 'itinerary'}.${extension}`;
}
