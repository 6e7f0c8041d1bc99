import { WorkerEntrypoint } from 'cloudflare:workers';
import { searchPlaces } from './gazetteer/search-places.ts';
import { openMail } from './mime/parse-mail.ts';
import type { PlanInput, PlanReading } from './plans/plan.ts';
import { readPlanWithModel } from './plans/read-plan-with-model.ts';
import { readMailWithModel } from './read-mail-with-model.ts';
import type { AskableModel, MailClues, Reader } from './reader.ts';
import type { Reading, ReadOptions } from './reading.ts';
import { suggestZone } from './resolve/suggest-zone.ts';

/**
 * The second Worker: reads emails and plans for the first one. It has no bindings. Whatever a file costs, the Worker that
 * guests wait for does not share its memory and CPU.
 */
export default class MailReader extends WorkerEntrypoint implements Reader {
  async findMailClues(raw: ReadableStream<Uint8Array>): Promise<MailClues> {
    const { typedAddresses, isAutomatic } = await openMail(await readBytes(raw));
    return { typedAddresses, isAutomatic };
  }

  async readMail(
    raw: ReadableStream<Uint8Array>,
    options: ReadOptions,
    model?: AskableModel<Reading>,
  ): Promise<Reading> {
    return readMailWithModel(await readBytes(raw), options, model);
  }

  readPlan(input: PlanInput, model?: AskableModel<PlanReading>): Promise<PlanReading> {
    return readPlanWithModel(input, model);
  }

  async searchPlaces(query: string) {
    return searchPlaces(query);
  }

  async suggestZone(location: string) {
    return suggestZone(location) ?? null;
  }
}

const readBytes = async (stream: ReadableStream<Uint8Array>): Promise<Uint8Array> =>
  new Uint8Array(await new Response(stream).arrayBuffer());
