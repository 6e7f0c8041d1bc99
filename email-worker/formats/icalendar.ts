/** A property of an iCalendar component. Values keep their escapes until `readCalendarText`. */
export interface CalendarProperty {
  params: Map<string, string>;
  value: string;
}

/** A VEVENT with the method of its calendar. */
export interface CalendarEvent {
  method: string;
  props: Map<string, CalendarProperty[]>;
}

/** A ticket has one event per leg; more is a calendar feed. */
const MAX_EVENTS = 50;
/** Properties of an event; more are an attack. */
const MAX_PROPERTIES = 500;

/** The first events of an iCalendar text (RFC 5545). Skips anything malformed or unknown. */
export function parseCalendarEvents(text: string, maxEvents = MAX_EVENTS): CalendarEvent[] {
  const parser = new CalendarParser(maxEvents);
  for (const line of unfoldLines(text)) {
    const property = parseLine(line);
    if (property) parser.add(property);
    if (parser.isFull) break;
  }
  return parser.finish();
}

const unfoldLines = (text: string): string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n');

type NamedProperty = { name: string } & CalendarProperty;

class CalendarParser {
  readonly #events: CalendarEvent[] = [];
  #method = '';
  #event: CalendarEvent | undefined;
  /** Components inside the event, such as alarms, whose properties are ignored. */
  #innerDepth = 0;
  #properties = 0;
  readonly #maxEvents: number;

  constructor(maxEvents: number) {
    this.#maxEvents = maxEvents;
  }

  get isFull(): boolean {
    return this.#events.length >= this.#maxEvents;
  }

  add({ name, ...property }: NamedProperty): void {
    const component = property.value.trim().toUpperCase();
    if (name === 'BEGIN') this.#begin(component);
    else if (name === 'END') this.#end(component);
    else if (name === 'METHOD' && !this.#event) this.#method = component;
    else if (this.#event && this.#innerDepth === 0) {
      if (this.#properties++ >= MAX_PROPERTIES) return;
      const known = this.#event.props.get(name);
      if (known) known.push(property);
      else this.#event.props.set(name, [property]);
    }
  }

  #begin(component: string): void {
    if (component === 'VEVENT') this.#startEvent();
    else if (this.#event) this.#innerDepth++;
  }

  #startEvent(): void {
    this.#event = { method: '', props: new Map() };
    this.#properties = 0;
  }

  #end(component: string): void {
    if (component !== 'VEVENT') {
      if (this.#innerDepth > 0) this.#innerDepth--;
      return;
    }
    if (this.#event) this.#events.push(this.#event);
    this.#event = undefined;
    this.#innerDepth = 0;
  }

  finish(): CalendarEvent[] {
    if (this.#event) this.#events.push(this.#event);
    return this.#events.map((event) => ({ ...event, method: this.#method }));
  }
}

function parseLine(line: string): NamedProperty | undefined {
  const head = /^([A-Za-z][\w-]*)((?:;[\w-]+=(?:"[^"]*"|[^;:"]*))*):/.exec(line.slice(0, 2_000));
  if (!head) return undefined;
  const params = new Map<string, string>();
  for (const [, key = '', value = ''] of (head[2] ?? '').matchAll(/;([\w-]+)=("[^"]*"|[^;:"]*)/g)) {
    params.set(key.toUpperCase(), value.replace(/^"|"$/g, ''));
  }
  return { name: (head[1] ?? '').toUpperCase(), params, value: line.slice(head[0].length) };
}

/** The unescaped text of a property, with its line breaks. */
export function readCalendarText(event: CalendarEvent, name: string): string {
  const value = event.props.get(name)?.[0]?.value ?? '';
  return value
    .replace(/\\([nN\\;,:])/g, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter))
    .replace(/\u00a0/g, ' ')
    .trim()
    .slice(0, 20_000);
}
