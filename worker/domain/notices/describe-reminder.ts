import { t } from '../../messages/t.ts';
import { formatClock, type NoticeLine } from './describe-notice.ts';

type Reminded = { title: string; datetime: string; timeZone: string };

/** Phones show about four lines. */
const MAX_LINES = 3;
const MAX_TITLE = 80;

/** The text of a push message, without places, as it is shown on locked screens. */
export function describeReminder(
  kind: 'evening' | 'hour',
  events: readonly Reminded[],
  pageZone: string,
): string {
  const [first] = events;
  if (kind === 'hour')
    return first ? t('remindInAnHour', { title: cut(first.title), time: formatClock(first, pageZone) }) : '';
  const lines = events
    .slice(0, MAX_LINES)
    .map((event) => `${formatClock(event, pageZone)} ${cut(event.title)}`);
  const rest = events.length - MAX_LINES;
  return [
    t('remindTomorrow', { event: lines[0] ?? '' }),
    ...lines.slice(1),
    ...(rest > 0 ? [t('remindMore', { count: rest })] : []),
  ].join('\n');
}

/** The rows of an email. */
export const toReminderLines = (events: readonly Reminded[], pageZone: string): NoticeLine[] =>
  events.map((event) => ({ title: event.title, text: '', when: formatClock(event, pageZone) }));

function cut(title: string): string {
  const characters = [...title];
  return characters.length <= MAX_TITLE ? title : `${characters.slice(0, MAX_TITLE).join('')}…`;
}
