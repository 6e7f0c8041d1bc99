import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import { describeOutcome, giveAnswer } from './give-answer.ts';

type Props = { projectId: string; personId: number; onComing: () => void; onClosed: () => void };

/** Sends a yes that needs no sheet, since the host asks for nothing else. */
export function PlainYes({ projectId, personId, onComing, onClosed }: Props) {
  const client = useQueryClient();
  const isStarted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    const body = { eventId: null, answer: 'yes' as const, partySize: 1 };
    void giveAnswer(client, projectId, personId, body).then((outcome) => {
      if (outcome.is === 'sent') onComing();
      else
        showToast(
          outcome.is === 'refused'
            ? { title: t('notSaved'), description: outcome.message, kind: 'error' }
            : describeOutcome(outcome.is),
        );
      onClosed();
    });
  }, []);
  return null;
}
