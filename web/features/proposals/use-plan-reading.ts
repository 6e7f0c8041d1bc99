import { useCallback, useState } from 'react';
import type { ReadPlan, UnreadText } from '../../../worker/contract/proposals.ts';
import { ApiError } from '../../lib/api.ts';
import { type PlanProblem, type PlanSource, readPlanFile, toPastedPlan } from './plan-source.ts';
import { useReadPlan } from './queries.ts';

/** What a host pastes, drops or picks. */
export type PastedPlan = { text: string; files: readonly File[] };

/** What became of the plans that were read in this dialog. */
type Results = {
  /** Text of the plan that a proposal was read from, by the id of the proposal. */
  texts: ReadonlyMap<number, string>;
  /** Text that became no event, one entry for each reason. */
  unread: readonly UnreadText[];
};

const NOTHING: Results = { texts: new Map(), unread: [] };

/** Reads pasted text and files one after another. What can be read is kept if another plan fails. */
export function usePlanReading(projectId: string) {
  const { mutateAsync } = useReadPlan(projectId);
  const [isReading, setReading] = useState(false);
  const [problems, setProblems] = useState<string[]>([]);
  const [results, setResults] = useState(NOTHING);

  /** Resolves to whether everything was read; `problems` says what was not. */
  async function read({ text, files }: PastedPlan): Promise<boolean> {
    setReading(true);
    setProblems([]);
    const failed: string[] = [];
    let found = 0;
    const attempt = async (plan: PlanSource | PlanProblem, name?: string) => {
      const problem = 'problem' in plan ? plan.problem : await send(plan);
      if (problem) failed.push(name ? `${name}: ${problem}` : problem);
    };
    const send = async (plan: PlanSource) => {
      try {
        const result = await mutateAsync(plan);
        found += result.proposals.length + result.unread.length;
        setResults((before) => addResult(before, plan, result));
        return undefined;
      } catch (error) {
        return describeReadError(error);
      }
    };
    if (text.trim() !== '') await attempt(toPastedPlan(text));
    for (const file of files) await attempt(await readPlanFile(file), file.name);
    if (failed.length === 0 && found === 0) failed.push(NOTHING_FOUND);
    setProblems(failed);
    setReading(false);
    return failed.length === 0;
  }

  /** Replaces the text of a reason. */
  const setUnread = useCallback(
    (changed: UnreadText) =>
      setResults(({ texts, unread }) => ({
        texts,
        unread: unread
          .map((one) => (one.reason === changed.reason ? changed : one))
          .filter(({ text }) => text !== ''),
      })),
    [],
  );

  return { isReading, problems, ...results, read, setUnread };
}

const NOTHING_FOUND = 'We found no events in this. Events need a day, such as “Saturday” or “June 12”.';

function addResult({ texts, unread }: Results, { text }: PlanSource, result: ReadPlan): Results {
  const known = text === undefined ? [] : result.proposals.map(({ id }) => [id, text] as const);
  return {
    texts: new Map([...texts, ...known]),
    unread: joinByReason([...unread, ...result.unread]),
  };
}

function joinByReason(unread: readonly UnreadText[]): UnreadText[] {
  const texts = new Map<string, string[]>();
  for (const { text, reason } of unread) texts.set(reason, [...(texts.get(reason) ?? []), text]);
  return [...texts].map(([reason, lines]) => ({ reason, text: lines.join('\n') }));
}

/** Says why a plan was not read, and what to do. */
function describeReadError(error: unknown): string {
  if (!(error instanceof ApiError))
    return "We couldn't reach the server. Your text is still here, so try again.";
  const { body } = error;
  return (
    body?.fields?.content ?? body?.message ?? 'Something went wrong on our end. Try again in a few minutes.'
  );
}
