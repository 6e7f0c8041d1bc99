import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { proposalsOptions } from './queries.ts';
import type { PastedPlan } from './read-plans.ts';
import { usePlanReading } from './use-plan-reading.ts';

type Options = {
  projectId: string;
  /** Read at once. */
  plan: PastedPlan | undefined;
  startsWithReview: boolean;
  /** Gets the focus when the content of the dialog changes. */
  heading: RefObject<HTMLElement | null>;
  /** Whether there is text that was not read yet. */
  onDirtyChange: (dirty: boolean) => void;
  onRead: (() => void) | undefined;
};

/** The steps of the dialog: pasting, reading and reviewing. */
export function usePlanSteps({ projectId, plan, startsWithReview, heading, onDirtyChange, onRead }: Options) {
  const [text, setText] = useState(plan?.text ?? '');
  const [isPasting, setPasting] = useState(!startsWithReview);
  const { isReading, read: readPlan, ...reading } = usePlanReading(projectId);
  const { data: proposals, error, refetch } = useQuery(proposalsOptions(projectId));
  const shown = isPasting ? 'input' : proposals ? 'review' : error ? 'failed' : 'reading';

  useEffect(() => onDirtyChange(isPasting && text.trim() !== ''), [onDirtyChange, isPasting, text]);

  async function read(value: PastedPlan) {
    if (isReading) return;
    const isRead = await readPlan(value);
    setPasting(!isRead);
    if (isRead) {
      setText('');
      onRead?.();
    }
    heading.current?.focus();
  }
  const readFirst = useEffectEvent(() => plan && void read(plan));
  useEffect(readFirst, []);

  return {
    ...reading,
    step: isReading ? 'reading' : shown,
    text,
    setText,
    proposals: proposals ?? [],
    refetch: () => void refetch(),
    read: (value: PastedPlan) => void read(value),
    startPasting: () => setPasting(true),
    startReview: () => setPasting(false),
  } as const;
}
