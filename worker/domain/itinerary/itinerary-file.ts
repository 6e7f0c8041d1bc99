import { ITINERARY_FILE_VERSION, type ItineraryFile } from '../../contract/itinerary-file.ts';
import { foldText } from '../text/fold-text.ts';

type Moments = { startsAt: number; endsAt: number | null };
type FileEvent = ItineraryFile['events'][number];
/** What a file tells of an itinerary, as it is stored. Moments are epoch milliseconds. */
export type StoredItinerary = {
  itinerary: ItineraryFile['itinerary'];
  look: ItineraryFile['customizations'];
  events: (Omit<FileEvent, 'datetime' | 'endsAt'> & Moments)[];
  faqs: ItineraryFile['faqs'];
};

/** An itinerary as a file. Fields are named one by one, so that a new column stays at home. */
export function toItineraryFile({ itinerary, look, events, faqs }: StoredItinerary): ItineraryFile {
  const { name, ownerName, groupSize, timeZone } = itinerary;
  return {
    format: 'foldout-itinerary',
    version: ITINERARY_FILE_VERSION,
    itinerary: { name, ownerName, groupSize, timeZone },
    customizations: pickAppearance(look),
    events: events.map((event) => ({
      title: event.title,
      description: event.description,
      datetime: new Date(event.startsAt).toISOString(),
      endsAt: event.endsAt === null ? null : new Date(event.endsAt).toISOString(),
      timeZone: event.timeZone,
      location: event.location,
      attendees: event.attendees,
      vibe: event.vibe,
    })),
    faqs: faqs.map(({ question, answer }) => ({ question, answer })),
  };
}

/** How an itinerary looks, without its pictures. */
export function pickAppearance(look: StoredItinerary['look']): StoredItinerary['look'] {
  return {
    customTitle: look.customTitle,
    customColors: look.customColors,
    selectedFont: look.selectedFont,
    titleFont: look.titleFont,
    selectedBackground: look.selectedBackground,
    customBackgroundColor: look.customBackgroundColor,
    showCountdown: look.showCountdown,
    showCreatorName: look.showCreatorName,
    customLinks: look.customLinks,
  };
}

/** How every itinerary looks at first. */
const DEFAULT_APPEARANCE = JSON.stringify(
  pickAppearance({
    customTitle: null,
    customColors: null,
    selectedFont: 'normal',
    titleFont: 'inherit',
    selectedBackground: 'default',
    customBackgroundColor: null,
    showCountdown: false,
    showCreatorName: true,
    customLinks: [],
  }),
);

/** Whether a look is another than that of every new itinerary. */
export function isCustomized(look: StoredItinerary['look']): boolean {
  const known = Object.entries(look).filter(([, value]) => value !== undefined);
  return (
    JSON.stringify(pickAppearance({ ...JSON.parse(DEFAULT_APPEARANCE), ...Object.fromEntries(known) })) !==
    DEFAULT_APPEARANCE
  );
}

/** A name for the file, of letters and digits alone: `lisbon-weekend.json`. */
export function toExportFileName(name: string, ending: string): string {
  const plain = foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${plain.slice(0, 60) || 'itinerary'}.${ending}`;
}
