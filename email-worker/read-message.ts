import type { Booking, Message } from './facts.ts';
import { readCalendars } from './read/calendar.ts';
import { readJsonLd } from './read/json-ld.ts';
import { readMicrodata } from './read/microdata.ts';
import { readPasses } from './read/pass.ts';
import type { ReadingKind } from './reading.ts';
import { checkDigits } from './resolve/check-digits.ts';

export interface ReadMessage {
  kind: ReadingKind;
  bookings: Booking[];
  wantsModel: boolean;
}

/** What the readers make of one mail: machine data first, then its text. */
export async function readMessage(message: Message): Promise<ReadMessage> {
  const machine = readMachineData(message).map((booking) => checkDigits(booking, message.text));
  const kind: ReadingKind = machine.length > 0 ? 'confirmation' : 'none';
  return { kind, bookings: machine, wantsModel: machine.length === 0 };
}

function readMachineData(message: Message): Booking[] {
  return [readJsonLd, readMicrodata, readCalendars, readPasses].flatMap((read) => read(message));
}
