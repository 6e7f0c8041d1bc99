import { readCompletion } from '../../email-worker/model/completion.ts';
import { readPlanAnswer } from '../../email-worker/plans/model.ts';
import { buildPlanRequest } from '../../email-worker/plans/plan-request.ts';
import { foldText } from '../../worker/domain/text/fold-text.ts';
import { quoteStart } from '../mail/perfect-answer.ts';
import type { RecordedAnswer } from '../model/failures.ts';
import type { AskModel, GoldPlan, GoldPlanEvent } from './score-plans.ts';

const NOT_FOR = /^Everyone except /i;

/** What a model that makes no mistakes answers about a plan: its gold entry, with quotes from the text. */
function createPerfectPlanAnswer({ events, context }: GoldPlan, text: string): RecordedAnswer {
  const lines = text.split('\n').map((line) => line.trim());
  const folded = foldText(text);
  /** The first of the expected words that the plan has. */
  const pick = (words: string | string[] = []) =>
    [words].flat().find((one) => one !== '' && folded.includes(foldText(one)));
  return {
    emailKind: 'other',
    events: events.map((event) => ({
      title: pick(event.title) ?? [event.title].flat()[0] ?? null,
      startLocal: event.start,
      yearStated: text.includes(event.start.slice(0, 4)),
      endLocal: [event.end ?? ''].flat()[0] || null,
      placeName: pick(event.location) ?? null,
      address: null,
      timeZoneGuess: event.zone === context.zone ? null : event.zone,
      endTimeZoneGuess: event.endZone ?? null,
      ...pickPeople(event, folded),
      isSecret: [event.audience ?? 'everyone'].flat()[0] === 'attendees',
      evidenceStart: quoteEvent(event, lines),
      evidenceEnd: null,
      evidencePlace: null,
    })),
  };
}

/** The first of the expected lists of people whose names the plan has. */
function pickPeople({ people = '' }: GoldPlanEvent, folded: string) {
  const lists = [people].flat().map((one) => ({
    isAbsent: NOT_FOR.test(one),
    names: one.replace(NOT_FOR, '').split(/, ?/).filter(Boolean),
  }));
  const found = lists.find(({ names }) => names.every((name) => folded.includes(foldText(name))));
  const names = found?.names ?? [];
  return found?.isAbsent ? { attendees: [], absent: names } : { attendees: names, absent: [] };
}

/** The line of the title that is nearest to a quoted time, after the day above it; without such a line, what has both. */
function quoteEvent({ title, start }: GoldPlanEvent, lines: string[]): string {
  const quote = quoteStart(start, lines);
  const titles = [title].flat().map(foldText);
  const own = lines.filter((line) => titles.some((one) => foldText(line).includes(one)));
  if (own.length === 0 || own.some((line) => quote.includes(line))) return quote;
  const day = quote.split(' … ')[0] ?? '';
  return [day, own.at(-1)].filter(Boolean).join(' … ');
}

/** Asks the emulated model, started at an address with a recorded answer for each plan. */
export const askEmulator =
  (url: string): AskModel =>
  async (reading, gold, context) => {
    if (!reading.wantsModel) return reading;
    const hash = await toHash(reading.text);
    const post = (path: string, body: unknown) =>
      fetch(new URL(path, url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer sk-local' },
        body: JSON.stringify(body),
      });
    await post('/_control', { record: { hash, answer: createPerfectPlanAnswer(gold, reading.text) } });
    const response = await post('/v1/chat/completions', buildPlanRequest(reading, context, hash, 'emulator'));
    const completion = readCompletion(await response.json());
    return 'content' in completion
      ? (readPlanAnswer(completion.content, reading, context) ?? reading)
      : reading;
  };

async function toHash(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
