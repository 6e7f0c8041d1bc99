import { useEffect, useRef, useState } from 'react';
import type { Faq } from '../../../worker/contract/faqs.ts';
import { ApiError } from '../../lib/api.ts';
import { showToast } from '../../ui/toast.ts';
import {
  EMPTY_DRAFT,
  type FaqDraft,
  type FaqErrors,
  findMissing,
  isSameDraft,
  toBody,
  toDraft,
} from './faq-draft.ts';
import { useCreateFaq, useUpdateFaq } from './queries.ts';

/** `stumbled`: the form was pressed and something in it is not right; the focus goes there, once. */
type Notice = { text: string; stumbled: boolean };
const NOTHING: Notice = { text: '', stumbled: false };
const GONE = 'This question was deleted in the meantime. Add it to keep what is written here as a new one.';

type Options = {
  projectId: string;
  faq?: Faq;
  onDirtyChange: (dirty: boolean) => void;
  onDone: () => void;
};

/** The life of one question's form: its content, its way to the server, and what came back. */
export function useFaqForm({ projectId, faq, onDirtyChange, onDone }: Options) {
  const create = useCreateFaq(projectId);
  const update = useUpdateFaq(projectId);
  const [base, setBase] = useState(faq);
  const [initial, setInitial] = useState(() => (faq ? toDraft(faq) : EMPTY_DRAFT));
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<FaqErrors>({});
  const [notice, setNotice] = useState(NOTHING);
  const [conflict, setConflict] = useState<Faq>();
  const attempt = useRef({ sent: '', key: '' });
  const busy = create.isPending || update.isPending;
  const dirty = !isSameDraft(draft, initial);

  useEffect(() => onDirtyChange(dirty), [dirty, onDirtyChange]);
  useEffect(() => () => onDirtyChange(false), [onDirtyChange]);

  function change(fields: Partial<FaqDraft>) {
    setDraft((current) => ({ ...current, ...fields }));
    setNotice(NOTHING);
    setErrors((current) => Object.fromEntries(Object.entries(current).filter(([name]) => !(name in fields))));
  }

  function restart(next: FaqDraft) {
    setInitial(next);
    setDraft(next);
    setErrors({});
    setNotice(NOTHING);
    attempt.current = { sent: '', key: '' };
  }

  function submit() {
    if (busy) return;
    const missing = findMissing(draft);
    setErrors(missing);
    if (Object.keys(missing).length > 0) {
      setNotice({ text: '', stumbled: true });
      return showToast({ title: 'Missing Information', description: MISSING, kind: 'error' });
    }
    if (base) send(base, base.sequence);
    else add();
  }

  function add() {
    const body = toBody(draft);
    // One key for one content: pressing again after a lost answer cannot add the question twice.
    const sent = JSON.stringify(body);
    if (attempt.current.sent !== sent) attempt.current = { sent, key: crypto.randomUUID() };
    create.mutate(
      { body, key: attempt.current.key },
      { onError: showRefusal, onSuccess: () => restart(EMPTY_DRAFT) },
    );
  }

  function send(stored: Faq, sequence: number) {
    update.mutate(
      { id: stored.id, sequence, body: toBody(draft) },
      {
        onError: showRefusal,
        onSuccess: (outcome) => {
          if ('conflict' in outcome) return setConflict(outcome.conflict);
          if ('gone' in outcome) {
            setBase(undefined);
            return setNotice({ text: GONE, stumbled: false });
          }
          showToast({ title: 'FAQ updated successfully!', kind: 'ok' });
          onDone();
        },
      },
    );
  }

  function showRefusal(error: Error) {
    if (!(error instanceof ApiError)) return;
    // A refusal added nothing, so the next try is a new request; after a failure nobody knows.
    if (error.status < 500) attempt.current = { sent: '', key: '' };
    setErrors(error.body?.fields ?? {});
    setNotice({ text: '', stumbled: true });
  }

  return {
    draft,
    errors,
    notice,
    busy,
    dirty,
    conflict,
    isNew: base === undefined,
    change,
    submit,
    cancel: () => (base ? onDone() : restart(EMPTY_DRAFT)),
    closeConflict: () => setConflict(undefined),
    keepMine: () => {
      setConflict(undefined);
      if (conflict) send(conflict, conflict.sequence);
    },
    takeTheirs: () => {
      setConflict(undefined);
      setBase(conflict);
      if (conflict) restart(toDraft(conflict));
    },
  };
}

const MISSING = 'Please enter a question and an answer.';
