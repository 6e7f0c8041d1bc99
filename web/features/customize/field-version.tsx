import type { ReactNode } from 'react';
import type { Look } from '../../../worker/contract/choices.ts';
import { COVER_OF_LOOK, readCover, readLookId } from '../../../worker/domain/appearance/cover-url.ts';
import { COVER_NAMES, LOOK_NAMES } from '../../../worker/domain/appearance/looks.ts';
import { READER_LANGUAGES } from '../../../worker/messages/languages.ts';
import { t } from '../../../worker/messages/t.ts';
import type { AppearanceOptions } from './appearance-options.ts';
import type { CustomizeField, StoredCustomizations } from './customize-draft.ts';

export const FIELD_LABELS: Record<CustomizeField, () => string> = {
  look: () => t('look'),
  customColors: () => t('colors'),
  selectedFont: () => t('font'),
  titleFont: () => t('titleFont'),
  selectedBackground: () => t('background'),
  customBackgroundColor: () => t('backgroundColor'),
  customTitle: () => t('titleLabel'),
  place: () => t('place'),
  language: () => t('language'),
  contactPhone: () => t('phoneNumber'),
  contactName: () => t('whoAnswers'),
  showCountdown: () => t('countdownLabel'),
  showCreatorName: () => t('creatorName'),
  customLinks: () => t('links'),
  timeZone: () => t('timeZoneLabel'),
};

type Version = Partial<StoredCustomizations> & { name: string };
type Renderer = (version: Version, options: AppearanceOptions) => ReactNode;

const RENDERERS: Record<CustomizeField, Renderer> = {
  look: ({ look }) => (look ? describeLook(look) : t('none')),
  customColors: ({ customColors }) =>
    customColors ? <Swatches colors={customColors} /> : t('defaultChoice'),
  customBackgroundColor: ({ customBackgroundColor: background }) =>
    background ? <Swatches colors={{ background }} /> : t('none'),
  selectedFont: ({ selectedFont }, { bodyFonts }) => findLabel(bodyFonts, selectedFont),
  titleFont: ({ titleFont }, { listTitleFonts }) =>
    titleFont && findLabel(listTitleFonts(titleFont), titleFont),
  selectedBackground: ({ selectedBackground }, { backgrounds }) => findLabel(backgrounds, selectedBackground),
  customTitle: ({ customTitle, name }) => <bdi>{customTitle ?? name}</bdi>,
  place: ({ place }) => (place ? <bdi>{place}</bdi> : t('none')),
  language: ({ language }) => (language ? READER_LANGUAGES[language].name : t('none')),
  contactPhone: ({ contactPhone }) => contactPhone ?? t('none'),
  contactName: ({ contactName }) => (contactName ? <bdi>{contactName}</bdi> : t('none')),
  showCountdown: ({ showCountdown }) => (showCountdown ? t('shown') : t('hidden')),
  showCreatorName: ({ showCreatorName }) => (showCreatorName ? t('shown') : t('hidden')),
  customLinks: ({ customLinks }) => (customLinks?.length ? <Links links={customLinks} /> : t('none')),
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
  return cover === COVER_OF_LOOK[id]
    ? LOOK_NAMES[id]()
    : t('lookWithCover', { look: LOOK_NAMES[id](), cover: COVER_NAMES[cover]() });
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
