import { type FormEvent, useState } from 'react';
import { LIMITS } from '../../../worker/contract/limits.ts';
import type { RsvpAnswer } from '../../../worker/contract/rsvps.ts';
import { t } from '../../../worker/messages/t.ts';
import { storeLinkAsked } from '../../lib/link-asked.ts';
import { listAnswerOptions } from '../../lib/rsvps/answer-options.ts';
import { TextArea } from '../../ui/forms/field.tsx';
import { RadioGroup } from '../../ui/forms/radio-group.tsx';
import { tNodes } from '../../ui/t-nodes.ts';
import { describeNameError } from './describe-name-error.ts';
import type { useRequestLink } from './queries.ts';

/** The form of AskForLink. Its button is in the footer of the dialog. */
export const ASK_FORM = 'ask-for-link';

type Props = {
  projectId: string;
  name: string;
  /** Whether the host asks guests for an answer now. */
  asksAnswer: boolean;
  /** Chosen before. */
  answer?: RsvpAnswer | undefined;
  request: ReturnType<typeof useRequestLink>;
};

/** Asks the hosts for the personal link of a name, with an answer to the invitation that only hosts read. */
export function AskForLink({ projectId, name, asksAnswer, answer: chosen, request }: Props) {
  const [answer, setAnswer] = useState(chosen);
  const [note, setNote] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (request.isPending) return;
    request.mutate(
      { name, answer: answer ?? null, note: note.trim() || null },
      {
        onSuccess: () => storeLinkAsked(projectId, { name, answer: answer ?? null }),
      },
    );
  }

  if (request.isSuccess) {
    return <p role="status">{tNodes('linkAsked', { name: <bdi className="font-600">{name}</bdi> })}</p>;
  }
  return (
    <form id={ASK_FORM} noValidate className="grid gap-4" onSubmit={submit}>
      {asksAnswer && (
        <>
          <div className="grid gap-1.5">
            {/* The group has the same name. */}
            <p className="font-600" aria-hidden="true">
              {t('areYouComing')}
            </p>
            <RadioGroup
              label={t('areYouComing')}
              className="segments wide-segments"
              value={answer}
              onChange={setAnswer}
              options={listAnswerOptions()}
            />
          </div>
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
    </form>
  );
}
