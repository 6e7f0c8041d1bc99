import type { Event } from '../contract/events.ts';
import type { Faq } from '../contract/faqs.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import { toMultilineText } from '../domain/text/printable-text.ts';

/** An answer to an assistant, in bytes, with its envelope. */
const MAX_ANSWER_BYTES = 2_000_000;
const ENVELOPE_BYTES = 10_000;
/** Characters per text, tried one after the other. The last one fits with the largest itinerary. */
const TEXT_LENGTHS = [1_000, 300, 80];

/** An itinerary as JSON text for an assistant. If it is too long, all long texts are cut, which `shortened` says. */
export function renderAssistantItinerary(project: ProjectRow, events: Event[], faqs: Faq[]): string {
  const render = (cut: (text: string) => string, shortened?: string) =>
    JSON.stringify({
      name: project.customTitle ?? project.name,
      timeZone: project.timeZone,
      place: project.place,
      contactPhone: project.contactPhone,
      contactName: project.contactName,
      ...(shortened && { shortened }),
      events: events.map((event) => toReadEvent(event, cut)),
      faqs: faqs.map(({ question, answer }) => ({ question: cut(question), answer: cut(answer) })),
    });
  let text = render((unchanged) => unchanged);
  for (const length of TEXT_LENGTHS) {
    if (measure(text) <= MAX_ANSWER_BYTES - ENVELOPE_BYTES) break;
    const shortened = `Texts are cut to ${length} characters, because the itinerary is too long for one answer.`;
    text = render((whole) => toMultilineText(whole, length), shortened);
  }
  return text;
}

/** The text is sent as a JSON string in JSON. */
const measure = (text: string) => new TextEncoder().encode(JSON.stringify(text)).byteLength;

const toReadEvent = (event: Event, cut: (text: string) => string) => ({
  id: event.id,
  title: cut(event.title),
  description: cut(event.description),
  start: event.datetime,
  end: event.endsAt,
  timeZone: event.timeZone,
  endTimeZone: event.endTimeZone,
  location: cut(event.location),
  attendees: cut(event.attendees),
  private: event.audience === 'attendees',
});
