import { hashBytes } from '../../email-worker/mime/content-hash.ts';
import { readCompletion } from '../../email-worker/model/completion.ts';
import { DEFAULT_MODEL } from '../../email-worker/model/models.ts';
import { buildPlanRequest, readPlanAnswer } from '../../email-worker/plans/model.ts';
import type { PlanContext, PlanReading, PlanRefusal, ProposalDraft } from '../../email-worker/plans/plan.ts';
import { readPlan } from '../../email-worker/plans/read-plan.ts';
import { PROPOSAL_REASONS } from '../contract/proposal-reasons.ts';
import type { CreateProposals, UnreadText } from '../contract/proposals.ts';
import { UNREAD_REASONS } from '../contract/unread-reasons.ts';
import { type ListedProposal, listPlannedEvents, type NewProposal } from '../db/proposals.ts';
import type { ProjectRow } from '../db/schema.ts';
import { parseIsoOrNull } from '../domain/time/iso.ts';
import { AppError, toFieldError } from '../errors.ts';
import { findModel } from '../services/model.ts';
import type { ActionContext } from './action-context.ts';
import { takeModelCall } from './model-calls.ts';
import { addProposals, toNewProposal } from './new-proposal.ts';

/**
 * Reads a plan, with the model if there is one, and lets its events wait as proposals. `unread` are the lines that became no
 * event, and why. Throws INVALID_INPUT or TOO_LARGE if it cannot be read, FULL if too many proposals would wait.
 */
export async function addPlan(
  context: ActionContext,
  project: ProjectRow,
  { kind, content, label }: CreateProposals,
): Promise<{ proposals: ListedProposal[]; unread: UnreadText[] }> {
  const { db, now } = context;
  const plan = {
    kind,
    content: kind === 'pdf' || kind === 'eml' ? decodeBase64(content) : content,
    ...(label && { label }),
    context: {
      zone: project.timeZone,
      now: new Date(now),
      events: (await listPlannedEvents(db, project.id)).map((event) => ({
        ...event,
        uid: `event-${event.id}@foldout`,
      })),
    },
  };
  const reading = await readPlan(plan);
  if (reading.refusal) throw toRefusal(reading.refusal, kind);
  const { proposals: drafts, unread } = await askModelAboutPlan(context, project, reading, plan.context);
  const proposals = await Promise.all(drafts.map((draft) => toPlannedProposal(draft)));
  const added = await addProposals(db, project.id, proposals, now);
  return {
    proposals: added,
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

/** The model's reading if one is configured, within the budget, and gives a usable answer. */
async function askModelAboutPlan(
  { env, db, settings }: ActionContext,
  project: ProjectRow,
  reading: PlanReading,
  context: PlanContext,
): Promise<PlanReading> {
  const model = reading.wantsModel ? findModel(env.AI, settings, DEFAULT_MODEL) : undefined;
  if (!model || !(await takeModelCall(db, { userId: null, projectId: project.id }, context.now)))
    return reading;
  const mark = await hashBytes(new TextEncoder().encode(reading.text));
  const reply = await model.ask(buildPlanRequest(reading, context, mark, model.name));
  const completion = 'failure' in reply ? reply : readCompletion(reply.output);
  if ('failure' in completion) {
    const { failure } = completion;
    console.log(JSON.stringify({ handler: 'fetch', job: 'model', model: model.name, error: failure }));
    return reading;
  }
  return readPlanAnswer(completion.content, reading, context) ?? reading;
}

function toPlannedProposal(draft: ProposalDraft): Promise<NewProposal> {
  const { datetime, endsAt, reviewReasons, duplicateOf, uid: _, ...content } = draft;
  const isDated = datetime !== null;
  return toNewProposal(
    {
      ...content,
      startsAt: parseIsoOrNull(datetime),
      endsAt: parseIsoOrNull(endsAt),
      reasons: reviewReasons.map((reason) => PROPOSAL_REASONS[reason]),
    },
    { duplicateOf, details: isDated ? '' : content.source.excerpt },
  );
}
