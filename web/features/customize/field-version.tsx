import type { ReactNode } from 'react';
import type { Project } from '../../../worker/contract/projects.ts';
import type { AppearanceOptions } from './appearance-options.ts';
import type { CustomizeField, StoredCustomizations } from './customize-draft.ts';

export const FIELD_LABELS: Record<CustomizeField, string> = {
  customColors: 'Colors',
  selectedFont: 'Font',
  titleFont: 'Title font',
  selectedBackground: 'Background',
  customBackgroundColor: 'Background color',
  customTitle: 'Title',
  showCountdown: 'Countdown',
  showCreatorName: 'Creator name',
  customLinks: 'Links',
  timeZone: 'Time zone',
};

/** One version of a field in the conflict dialog. */
export function renderVersion(
  field: CustomizeField,
  stored: Partial<StoredCustomizations>,
  project: Project,
  options: AppearanceOptions,
): ReactNode {
  const { customColors: colors, customBackgroundColor: background, customLinks: links, titleFont } = stored;
  switch (field) {
    case 'customColors':
      return colors ? <Swatches colors={colors} /> : 'Default';
    case 'customBackgroundColor':
      return background ? <Swatches colors={{ background }} /> : 'None';
    case 'selectedFont':
      return findLabel(options.bodyFonts, stored.selectedFont);
    case 'titleFont':
      return titleFont && findLabel(options.listTitleFonts(titleFont), titleFont);
    case 'selectedBackground':
      return findLabel(options.backgrounds, stored.selectedBackground);
    case 'customTitle':
      return <bdi>{stored.customTitle ?? project.name}</bdi>;
    case 'showCountdown':
    case 'showCreatorName':
      return stored[field] ? 'Shown' : 'Hidden';
    case 'timeZone':
      return stored.timeZone;
    case 'customLinks':
      if (!links?.length) return 'None';
      return links.map(({ name, url }) => (
        <span key={`${name} ${url}`} className="block break-words">
          <bdi>{name}</bdi> <span className="text-sm text-muted">{url}</span>
        </span>
      ));
  }
}

function Swatches({ colors }: { colors: Record<string, string> }) {
  return Object.entries(colors).map(([part, color]) => (
    <span key={part} className="inline-flex items-center gap-1.5 pr-3">
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
