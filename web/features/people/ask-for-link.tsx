import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '../../../worker/contract/limits.ts';
import type { RsvpAnswer } from '../../../worker/contract/rsvps.ts';
import { t } from '../../../worker/messages/t.ts';
import { storeLinkAsked } from '../../lib/link-asked.ts';
import { listAnswerOptions } from '../../lib/rsvps/answer-options.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/forms/field.tsx';
import { RadioGroup } from '../../ui/forms/radio-group.tsx';
import { tNodes } from '../../ui/t-nodes.ts';
import { describeNameError } from './describe-name-error.ts';
import { useRequestLink } from './queries.ts';

type Props = {
  projectId: string;
  name: string;
  /** Whether the host asks guests for an answer now. */
  asksAnswer: boolean;
  /** Chosen before. */
  answer?: RsvpAnswer | undefined;
  onAsked: () => void;
  onDone: () => void;
};

/** Asks the hosts for the personal link of a name, with an answer to the invitation that only hosts read. */
export function AskForLink({ projectId, name, asksAnswer, answer: chosen, onAsked, onDone }: Props) {
  const [answer, setAnswer] = useState(chosen);
  const [note, setNote] = useState('');
  const request = useRequestLink(projectId);

  if (request.isSuccess) return <LinkRequested name={name} onDone={onDone} />;
  return (
    <div className="grid gap-4">
      {asksAnswer && (
        <>
          <p className="text-muted">{t('tellHostAlready')}</p>
          <RadioGroup
            label={t('areYouComing')}
            className="segments wide-segments"
            value={answer}
            onChange={setAnswer}
            options={listAnswerOptions()}
          />
          <TextArea
            label={t('noteOptional')}
            hint={t('onlyHostsRead')}
            rows={2}
            maxLength={LIMITS.note}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </>
      )}
      {request.error && (
        <p role="alert" className="field-error">
          {describeNameError(request.error)}
        </p>
      )}
      <Button
        variant="primary"
        className="justify-self-start"
        busy={request.isPending}
        onClick={() =>
          request.mutate(
            { name, answer: answer ?? null, note: note.trim() || null },
            {
              onSuccess: () => {
                storeLinkAsked(projectId, { name, answer: answer ?? null });
                onAsked();
              },
            },
          )
        }
      >
        {t('askForMyLink')}
      </Button>
    </div>
  );
}

/** What happens next. The button that sent the request is gone, so this one has the focus. */
function LinkRequested({ name, onDone }: Pick<Props, 'name' | 'onDone'>) {
  const done = useRef<HTMLButtonElement>(null);
  useEffect(() => done.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <p role="status">{tNodes('linkAsked', { name: <bdi className="font-600">{name}</bdi> })}</p>
      <Button ref={done} variant="primary" className="justify-self-start" onClick={onDone}>
        {t('done')}
      </Button>
    </div>
  );
}
