import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { usePrerenderedText } from '../../lib/prerendered-text.ts';
import { readStorage, writeStorage } from '../../lib/storage.ts';
import type { FirstPlan } from './first-plan.ts';
import type { PastedPlan } from './read-plans.ts';

// With all that reads a plan, which a visitor needs only then.
const loadReader = () => import('./first-plan.ts');

// Kept in this tab only, for a reload: phones reload a page that was left for the chat.
const KEPT = 'firstPlan';
const keep = (text: string | null) => writeStorage('sessionStorage', KEPT, text);

/** Reads a plan before there is an itinerary. `onRead` is called when events were found. */
export function useFirstPlan(onRead: () => void) {
  const { text, setText, wasFocused } = usePrerenderedText();
  const client = useQueryClient();
  const [isReading, setReading] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [plan, setPlan] = useState<FirstPlan>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const kept = readStorage('sessionStorage', KEPT);
    if (kept && text === '') setText(kept);
  }, []);

  async function read(pasted: PastedPlan) {
    if (isReading) return;
    setText(pasted.text);
    keep(pasted.text || null);
    setReading(true);
    setProblems([]);
    try {
      const result = await (await loadReader()).readFirstPlan(pasted);
      setProblems(result.problems);
      setPlan(result.plan);
      if (result.plan) onRead();
    } catch {
      setProblems([t('textStillHere')]);
    } finally {
      setReading(false);
    }
  }

  return {
    text,
    setText,
    /** The visitor was typing when the app started. */
    isTyping: wasFocused,
    isReading,
    problems,
    plan,
    read: (pasted: PastedPlan) => void read(pasted),
    /** Shows the field again, with the text that was read. */
    reset: () => setPlan(undefined),
    /** Adds the plan, if one was read, to the itinerary that was created. */
    add: async (projectId: string) => {
      if (!plan) return;
      await (await loadReader()).addFirstPlan(client, projectId, plan);
      keep(null);
    },
  };
}
