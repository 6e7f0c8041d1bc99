/** A property of an iCalendar component. */
export interface CalendarProperty {
  params: Map<string, string>;
  value: string;
}

/** What is read of a VEVENT; `method` is the calendar's. */
export interface CalendarEvent {
  method: string;
  props: Map<string, CalendarProperty[]>;
}

/** A ticket comes with one event a leg; a subscription to a calendar is none. */
const MAX_EVENTS = 50;

/**
 * The events of an iCalendar text (RFC 5545), read line by line: what is broken, unknown or left open is passed
 * over. Values keep their escapes until {@link readCalendarText}.
 */
export function parseCalendarEvents(text: string): CalendarEvent[] {
  const events: CalendarEvent[] = [];
  let method = '';
  let event: CalendarEvent | undefined;
  /** Components within the event (alarms), whose properties are not its own. */
  let inner = 0;
  for (const line of text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n')) {
    const property = readLine(line);
    if (!property) continue;
    const { name, ...rest } = property;
    const component = rest.value.trim().toUpperCase();
    if (name === 'METHOD' && !event) method = component;
    else if (name === 'BEGIN' && component === 'VEVENT') event = { method: '', props: new Map() };
    else if (name === 'BEGIN' && event) inner++;
    else if (name === 'END' && component === 'VEVENT') {
      if (event) events.push(event);
      event = undefined;
      inner = 0;
      if (events.length >= MAX_EVENTS) break;
    } else if (name === 'END' && inner > 0) inner--;
    else if (event && inner === 0) event.props.set(name, [...(event.props.get(name) ?? []), rest]);
  }
  if (event) events.push(event);
  for (const read of events) read.method = method;
  return events;
}

function readLine(line: string): ({ name: string } & CalendarProperty) | undefined {
  const head = /^([A-Za-z][\w-]*)((?:;[\w-]+=(?:"[^"]*"|[^;:"]*))*):/.exec(line.slice(0, 2_000));
  if (!head) return undefined;
  const params = new Map<string, string>();
  for (const [, key = '', value = ''] of (head[2] ?? '').matchAll(/;([\w-]+)=("[^"]*"|[^;:"]*)/g)) {
    params.set(key.toUpperCase(), value.replace(/^"|"$/g, ''));
  }
  return { name: (head[1] ?? '').toUpperCase(), params, value: line.slice(head[0].length) };
}

/** The text of a property with its escapes resolved; lines apart. */
export function readCalendarText(event: CalendarEvent, name: string): string {
  const value = event.props.get(name)?.[0]?.value ?? '';
  return value
    .replace(/\\([nN\\;,:])/g, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter))
    .replace(/\u00a0/g, ' ')
    .trim()
    .slice(0, 20_000);
}
