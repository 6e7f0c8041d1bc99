import type { CopiedProject } from '../../../worker/contract/accounts.ts';

/** The word about a copy or an import: that it stands, and what of it waits for Full Access. */
export function describeCopiedProject(title: string, { waiting }: Pick<CopiedProject, 'waiting'>) {
  const parts = [
    count(waiting.events, 'event'),
    count(waiting.faqs, 'question'),
    waiting.customizations && 'its looks',
  ].filter(Boolean);
  const description =
    parts.length > 0
      ? `It begins as a trial. With Full Access comes the rest: ${join(parts as string[])}.`
      : undefined;
  return { title, description, kind: 'ok' as const };
}

const count = (number: number, noun: string) => number > 0 && `${number} ${noun}${number === 1 ? '' : 's'}`;

function join(parts: string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
