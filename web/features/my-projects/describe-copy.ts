import type { CopiedProject } from '../../../worker/contract/accounts.ts';
import { getReader, t } from '../../../worker/messages/t.ts';
import { countEvents } from '../../lib/count-events.ts';

/** Returns the toast shown after duplicating or importing, with what will be added after upgrading. */
export function describeCopiedProject(title: string, { waiting }: Pick<CopiedProject, 'waiting'>) {
  const parts = [
    waiting.events > 0 && countEvents(waiting.events),
    waiting.faqs > 0 && t('faqCount', { count: waiting.faqs }),
    waiting.customizations && t('theDesign'),
  ].filter((part) => part !== false);
  const description = parts.length > 0 ? t('startsAsTrial', { parts: join(parts) }) : undefined;
  return { title, description, kind: 'ok' as const };
}

/** Without a comma before "and". */
function join(parts: string[]): string {
  const { language, locale } = getReader();
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : locale).format(parts);
}
