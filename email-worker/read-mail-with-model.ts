import { type ModelFindings, readModelAnswer } from './model/answer.ts';
import { readCompletion } from './model/completion.ts';
import { toModelText } from './model/email-text.ts';
import { buildModelRequest } from './model/request.ts';
import { readMail, readWithModel } from './read-mail.ts';
import type { AskableModel } from './reader.ts';
import type { Reading, ReadOptions, SourcedReading } from './reading.ts';

/**
 * Reads an email, and asks the model about one without usable machine-readable data. Its answer replaces what the text
 * rules found, as far as the email does not contradict it; what the rules found stays if it gives no answer. Never throws
 * for what an email contains.
 */
export async function readMailWithModel(
  raw: Uint8Array,
  options: ReadOptions,
  model?: AskableModel<Reading>,
): Promise<Reading> {
  const reading = await readMail(raw, options);
  if (!reading.wantsModel || !model) return withoutSources(reading);
  const request = buildModelRequest(reading, reading.contentHash, model.name);
  const output = await model.ask(request, { ...withoutSources(reading), tickets: [] });
  if (output === null) return withoutSources(reading);
  const findings = readFindings(output, reading);
  return 'failure' in findings
    ? { ...withoutSources(reading), modelFailure: findings.failure }
    : withoutSources(readWithModel(reading, findings, options));
}

function readFindings(output: unknown, reading: SourcedReading): ModelFindings | { failure: string } {
  const completion = readCompletion(output);
  if ('failure' in completion) return completion;
  const email = { text: toModelText(reading), sentAt: reading.original.sentAt };
  const findings = readModelAnswer(completion.content, email);
  if (!findings) return { failure: 'unexpected answer' };
  // Bookings that the email contradicts do not mean that it has none.
  const hasOnlyRejected = findings.bookings.length === 0 && findings.rejectedCount > 0;
  return hasOnlyRejected ? { failure: 'contradicts the email' } : findings;
}

const withoutSources = ({ sources: _, ...reading }: SourcedReading): Reading => reading;
