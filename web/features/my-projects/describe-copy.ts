import type { CopiedProject } from '../../../worker/contract/accounts.ts';

/** Returns the toast shown after duplicating or importing, with what will be added after upgrading. */
export function describeCopiedProject(title: string, { waiting }: Pick<CopiedProject, 'waiting'>) {
  const parts = [
    count(waiting.events, 'event'),
    count(waiting.faqs, 'FAQ'),
    waiting.customizations && 'the design',
  ].filter(Boolean);
  const description =
    parts.length > 0 ? `It starts as a free trial. Full Access adds ${join(parts as string[])}.` : undefined;
  return { title, description, kind: 'ok' as const };
}

const count = (number: number, noun: string) => number > 0 && `${number} ${noun}${number === 1 ? '' : 's'}`;

function join(parts: string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
