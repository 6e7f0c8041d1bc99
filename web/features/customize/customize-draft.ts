import type { CustomColors } from '../../../worker/contract/choices.ts';
import { LIMITS } from '../../../worker/contract/limits.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { t } from '../../../worker/messages/t.ts';
import { pick } from '../../lib/merge-drafts.ts';
import { findLinkErrors, type LinkRow, toLinkRows, toLinks } from './link-rows.ts';
import { parseHex } from './parse-hex.ts';

/** Fields of the Customize tab, in order. */
export const CUSTOMIZE_FIELDS = [
  'look',
  'customColors',
  'selectedFont',
  'titleFont',
  'selectedBackground',
  'customBackgroundColor',
  'customTitle',
  'place',
  'language',
  'contactPhone',
  'contactName',
  'showCountdown',
  'showCreatorName',
  'customLinks',
  'timeZone',
] as const;
export type CustomizeField = (typeof CUSTOMIZE_FIELDS)[number];

/** What a new look brings along. */
export const STYLE_FIELDS = [
  'customColors',
  'selectedFont',
  'titleFont',
  'selectedBackground',
  'customBackgroundColor',
] as const satisfies readonly CustomizeField[];

/** The fields as stored on the server. */
export type StoredCustomizations = Pick<Project, CustomizeField>;

/** The fields in the form: colors may be incomplete, links are rows, the title is never null. */
export type CustomizeDraft = Omit<StoredCustomizations, 'customTitle' | 'customLinks'> & {
  customTitle: string;
  customLinks: LinkRow[];
};

/** Errors by API field path. */
export type CustomizeErrors = Record<string, string>;

export function toCustomizeDraft(project: Project): CustomizeDraft {
  const { customTitle, customLinks, ...rest } = pick(project, CUSTOMIZE_FIELDS);
  return { ...rest, customTitle: customTitle ?? project.name, customLinks: toLinkRows(customLinks) };
}

/** What the server would store for these fields. A title equal to `name` or empty means no custom title. */
export function toStoredCustomizations(
  { customTitle, customLinks, ...rest }: Partial<CustomizeDraft>,
  name: string,
): Partial<StoredCustomizations> {
  const stored: Partial<StoredCustomizations> = { ...rest };
  if (rest.customColors) stored.customColors = mapColors(rest.customColors, readHex);
  if (rest.customBackgroundColor) stored.customBackgroundColor = readHex(rest.customBackgroundColor);
  if (customTitle !== undefined) {
    const title = customTitle.trim();
    stored.customTitle = title === '' || title === name ? null : title;
  }
  if (typeof rest.place === 'string') stored.place = rest.place.trim() || null;
  if (typeof rest.contactPhone === 'string') stored.contactPhone = rest.contactPhone.trim() || null;
  if (typeof rest.contactName === 'string') stored.contactName = rest.contactName.trim() || null;
  if (customLinks) stored.customLinks = toLinks(customLinks);
  return stored;
}

/** Validates the fields like the server. */
export function findCustomizeErrors(draft: Partial<CustomizeDraft>): CustomizeErrors {
  const errors: CustomizeErrors = findLinkErrors(draft.customLinks ?? []);
  for (const [part, color] of Object.entries(draft.customColors ?? {})) {
    if (!parseHex(color)) errors[`customColors.${part}`] = t('hexColorNeeded');
  }
  if (draft.customBackgroundColor && !parseHex(draft.customBackgroundColor))
    errors.customBackgroundColor = t('hexColorNeeded');
  if ((draft.customTitle?.trim().length ?? 0) > LIMITS.title)
    errors.customTitle = t('useAtMostCharacters', { count: LIMITS.title });
  if ((draft.place?.trim().length ?? 0) > LIMITS.place)
    errors.place = t('useAtMostCharacters', { count: LIMITS.place });
  return errors;
}

/** Deep equality of stored values. Object keys are in the same order on both sides. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

const readHex = (text: string) => parseHex(text) ?? text;

function mapColors(
  { primary, secondary, accent }: CustomColors,
  map: (color: string) => string,
): CustomColors {
  return { primary: map(primary), secondary: map(secondary), accent: map(accent) };
}
