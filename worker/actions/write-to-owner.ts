import type { RenderedMail } from '../domain/email/render-email.ts';
import { chooseReader } from '../messages/choose-reader.ts';
import { toHostReader } from '../messages/host-reader.ts';
import { inLanguage } from '../messages/in-language.ts';
import type { LanguageCode } from '../messages/languages.ts';
import type { ActionContext } from './action-context.ts';

/**
 * Writes an email to an owner: in the language of the host who asked for it, else in the itinerary's, as far as hosts' screens
 * are in it.
 */
export const writeToOwner = (
  { reader }: Pick<ActionContext, 'reader'>,
  { language }: { language?: LanguageCode | null },
  write: () => RenderedMail,
): RenderedMail =>
  inLanguage(toHostReader(reader ?? chooseReader({ clock: '' }, undefined, { itinerary: language })), write);
