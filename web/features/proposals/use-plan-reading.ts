import { useCallback, useState } from 'react';
import type { ReadPlan, UnreadText } from '../../../worker/contract/proposals.ts';
import type { PlanSource } from './plan-source.ts';
import { useReadPlan } from './queries.ts';
import { type PastedPlan, readPlans } from './read-plans.ts';

/** For all plans that were read since the dialog was opened. */
type Results = {
  /** The pasted text from which a proposal was read, by the proposal's id. */
  texts: ReadonlyMap<number, string>;
  /** Lines in which no event was found, one entry for each reason. */
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
  async function read(pasted: PastedPlan): Promise<boolean> {
    setReading(true);
    setProblems([]);
    const { read, problems } = await readPlans(pasted, (plan) => mutateAsync(plan));
    setResults((before) => read.reduce(addResult, before));
    setProblems(problems);
    setReading(false);
    return problems.length === 0;
  }

  /** Stores which lines of a reason are left after the host used some. The entry goes when none are. */
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

type Read = { plan: PlanSource; result: ReadPlan };

function addResult({ texts, unread }: Results, { plan: { text }, result }: Read): Results {
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
