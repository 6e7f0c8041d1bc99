import { DEFAULT_MODEL } from '../../email-worker/model/models.ts';
import type { PlanContext, PlanReading, PlanRefusal, ProposalDraft } from '../../email-worker/plans/plan.ts';
import type { AskableModel } from '../../email-worker/reader.ts';
import type { CreateProposals, UnreadText } from '../contract/proposals.ts';
import { UNREAD_REASONS } from '../contract/unread-reasons.ts';
import type { NewProposal } from '../db/inbox/proposals.ts';
import { parseIsoOrNull } from '../domain/time/iso.ts';
import { AppError, toFieldError } from '../errors.ts';
import { log } from '../log.ts';
import { findModel, type ModelRequestBody } from '../services/model.ts';
import { callReader } from '../services/reader.ts';
import type { ActionContext } from './action-context.ts';
import { type ModelPayer, takeModelCall } from './model-calls.ts';
import { toNewProposal } from './new-proposal.ts';

/**
 * Reads the events of a plan, with the model if there is one. `unread` are the lines that became no event, and why. Stores
 * nothing. Throws INVALID_INPUT or TOO_LARGE if it cannot be read.
 */
export async function readEventsOfPlan(
  context: ActionContext,
  { kind, content, label }: CreateProposals,
  planContext: PlanContext,
  payer: ModelPayer,
): Promise<{ proposals: NewProposal[]; unread: UnreadText[] }> {
  const input = {
    kind,
    content: kind === 'pdf' || kind === 'eml' ? decodeBase64(content) : content,
    ...(label && { label }),
    context: planContext,
  };
  const model = findPlanModel(context, payer, planContext.now);
  const { refusal, proposals, unread, modelFailure } = await callReader(context.env.READER, (reader) =>
    reader.readPlan(input, model),
  ).catch(toTooMuch);
  if (modelFailure) logModelFailure(model?.name, modelFailure);
  if (refusal) throw toRefusal(refusal, kind);
  return {
    proposals: await Promise.all(proposals.map((draft) => toPlannedProposal(draft))),
    unread: unread.map(({ text, reason }) => ({ text, reason: UNREAD_REASONS[reason] })),
  };
}

function decodeBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text.replace(/^data:[^,]*,/, '')), (character) => character.charCodeAt(0));
  } catch {
    throw toFieldError('content', 'This file was not sent as base64.');
  }
}

function toRefusal(refusal: PlanRefusal, kind: CreateProposals['kind']): AppError {
  switch (refusal) {
    case 'too-large':
      return new AppError('TOO_LARGE', {
        message:
          kind === 'pdf'
            ? 'This PDF is too large. Use one of up to 5 MB.'
            : 'This plan is too large. Use up to 256 KB at once.',
      });
    case 'too-many-lines':
      return new AppError('TOO_LARGE', { message: 'This plan has too many lines. Add it in parts.' });
    case 'newer-version':
      return toFieldError('content', 'This file was exported by a newer version of Foldout.');
    case 'malformed':
      return toFieldError('content', 'We couldn’t read this file. Paste its text instead.');
    case 'no-text':
      return toFieldError('content', 'There is no text in this file. It may be a scan or a photo.');
    case 'empty':
      return toFieldError('content', 'There is no text in it.');
  }
}

/** TOO_LARGE, because a failure of the reader is most likely caused by the plan. */
function toTooMuch(error: unknown): never {
  console.error(error);
  throw new AppError('TOO_LARGE', { message: 'This plan is too much to read at once. Add it in parts.' });
}

/** The configured model, within its budget. */
function findPlanModel(
  { env, directory, settings }: ActionContext,
  payer: ModelPayer,
  now: Date,
): AskableModel<PlanReading> | undefined {
  const model = findModel(env.AI, settings, DEFAULT_MODEL);
  if (!model) return undefined;
  const ask = async (request: ModelRequestBody) => {
    if (!(await takeModelCall(directory, payer, now))) return null;
    const reply = await model.ask(request);
    if (!('failure' in reply)) return reply.output;
    logModelFailure(model.name, reply.failure);
    return null;
  };
  return { name: model.name, ask };
}

const logModelFailure = (model: string | undefined, error: string) =>
  log({ handler: 'fetch', job: 'model', model, error });

function toPlannedProposal(draft: ProposalDraft): Promise<NewProposal> {
  const { datetime, endsAt, reviewReasons, duplicateOf, uid: _, ...content } = draft;
  const isDated = datetime !== null;
  return toNewProposal(
    {
      ...content,
      startsAt: parseIsoOrNull(datetime),
      endsAt: parseIsoOrNull(endsAt),
      reasons: reviewReasons,
    },
    { duplicateOf, details: isDated ? '' : content.source.excerpt },
  );
}
