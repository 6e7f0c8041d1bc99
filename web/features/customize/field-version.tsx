import type { ReactNode } from 'react';
import type { Look } from '../../../worker/contract/choices.ts';
import { COVER_OF_LOOK, readCover, readLookId } from '../../../worker/domain/appearance/cover-url.ts';
import { COVER_NAMES, LOOK_NAMES } from '../../../worker/domain/appearance/looks.ts';
import { READER_LANGUAGES } from '../../../worker/messages/languages.ts';
import type { AppearanceOptions } from './appearance-options.ts';
import type { CustomizeField, StoredCustomizations } from './customize-draft.ts';

export const FIELD_LABELS: Record<CustomizeField, string> = {
  look: 'Look',
  customColors: 'Colors',
  selectedFont: 'Font',
  titleFont: 'Title font',
  selectedBackground: 'Background',
  customBackgroundColor: 'Background color',
  customTitle: 'Title',
  place: 'Place',
  language: 'Language',
  contactPhone: 'Phone number',
  contactName: 'Who answers',
  showCountdown: 'Countdown',
  showCreatorName: 'Creator name',
  customLinks: 'Links',
  timeZone: 'Time zone',
};

type Version = Partial<StoredCustomizations> & { name: string };
type Renderer = (version: Version, options: AppearanceOptions) => ReactNode;

const RENDERERS: Record<CustomizeField, Renderer> = {
  look: ({ look }) => (look ? describeLook(look) : 'None'),
  customColors: ({ customColors }) => (customColors ? <Swatches colors={customColors} /> : 'Default'),
  customBackgroundColor: ({ customBackgroundColor: background }) =>
    background ? <Swatches colors={{ background }} /> : 'None',
  selectedFont: ({ selectedFont }, { bodyFonts }) => findLabel(bodyFonts, selectedFont),
  titleFont: ({ titleFont }, { listTitleFonts }) =>
    titleFont && findLabel(listTitleFonts(titleFont), titleFont),
  selectedBackground: ({ selectedBackground }, { backgrounds }) => findLabel(backgrounds, selectedBackground),
  customTitle: ({ customTitle, name }) => <bdi>{customTitle ?? name}</bdi>,
  place: ({ place }) => (place ? <bdi>{place}</bdi> : 'None'),
  language: ({ language }) => (language ? READER_LANGUAGES[language].name : 'None'),
  contactPhone: ({ contactPhone }) => contactPhone ?? 'None',
  contactName: ({ contactName }) => (contactName ? <bdi>{contactName}</bdi> : 'None'),
  showCountdown: ({ showCountdown }) => (showCountdown ? 'Shown' : 'Hidden'),
  showCreatorName: ({ showCreatorName }) => (showCreatorName ? 'Shown' : 'Hidden'),
  customLinks: ({ customLinks }) => (customLinks?.length ? <Links links={customLinks} /> : 'None'),
  timeZone: ({ timeZone }) => timeZone,
};

/** One version of a field in the conflict dialog. `name` is the title of a project without a custom one. */
export function renderFieldVersion(
  field: CustomizeField,
  version: Version,
  options: AppearanceOptions,
): ReactNode {
  return RENDERERS[field](version, options);
}

/** "Garden", or "Garden, Lake cover" with another cover. */
function describeLook(look: Look): string | undefined {
  const [id, cover] = [readLookId(look), readCover(look)];
  if (!id || !cover) return undefined;
  return cover === COVER_OF_LOOK[id] ? LOOK_NAMES[id] : `${LOOK_NAMES[id]}, ${COVER_NAMES[cover]} cover`;
}

function Links({ links }: { links: StoredCustomizations['customLinks'] }) {
  return links.map(({ name, url }) => (
    <span key={`${name} ${url}`} className="block break-words">
      <bdi>{name}</bdi> <span className="text-sm text-muted">{url}</span>
    </span>
  ));
}

function Swatches({ colors }: { colors: Record<string, string> }) {
  return Object.entries(colors).map(([part, color]) => (
    <span key={part} className="inline-flex items-center gap-1.5 pe-3">
      <span className="version-swatch" style={{ backgroundColor: color }} aria-hidden="true" />
      {color}
    </span>
  ));
}

function findLabel(
  choices: readonly { id: string; label: string }[],
  id: string | undefined,
): string | undefined {
  return choices.find((option) => option.id === id)?.label ?? id;
}
