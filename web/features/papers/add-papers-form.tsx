import { useEffect, useRef, useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import { LIMITS } from '../../../worker/contract/limits.ts';
import type { PaperKind } from '../../../worker/contract/papers.ts';
import type { Person } from '../../../worker/contract/people.ts';
import { t } from '../../../worker/messages/t.ts';
import { toServerMessage } from '../../lib/api.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { showToast } from '../../ui/toasts/toast.ts';
import { EventSelect, KindSelect, PersonSelect } from './paper-fields.tsx';
import { useAddPapers } from './queries.ts';

/** Whom tickets can be for. */
export type PaperOwners = { events: readonly Event[]; people: readonly Person[] };

export type PaperDraft = { key: string; file: Blob; title: string; personId: number | null };

type Props = PaperOwners & {
  projectId: string;
  initial: PaperDraft[];
  eventId: number | null;
  onClosed: () => void;
};

/** Asks for whom the chosen files are, and uploads them. */
export function AddPapersForm({
  projectId,
  initial,
  eventId: initialEvent,
  onClosed,
  events,
  people,
}: Props) {
  const [open, setOpen] = useState(true);
  const [drafts, setDrafts] = useState(initial);
  const [eventId, setEventId] = useState(initialEvent);
  const [kind, setKind] = useState<PaperKind>('ticket');
  const [done, setDone] = useState(0);
  // Those that a repeated try leaves out.
  const uploaded = useRef(new Set<Blob>());
  const add = useAddPapers(projectId, setDone, (file) => uploaded.current.add(file));
  const controller = useRef(new AbortController());
  useEffect(() => () => controller.current.abort(), []);

  const change = (key: string, fields: Partial<PaperDraft>) => {
    setDrafts((all) => all.map((draft) => (draft.key === key ? { ...draft, ...fields } : draft)));
    add.reset();
  };
  function submit() {
    const left = drafts.filter(({ file }) => !uploaded.current.has(file));
    const files = left.map(({ file, title, personId }) => ({
      file,
      input: { title, personId, eventId, kind },
    }));
    add.mutate(
      { files, signal: controller.current.signal },
      {
        onSuccess: () => {
          setOpen(false);
          showToast({
            title: t('ticketsAdded', { count: drafts.length }),
            kind: 'ok',
          });
        },
      },
    );
  }
  const isMissing = drafts.some(({ title }) => title.trim() === '');
  return (
    <FormDialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClosed}
      title={t('addTickets', { count: drafts.length })}
      description={t('addTicketsText')}
      submitLabel={t('addToList')}
      busy={add.isPending}
      disabled={isMissing}
      onSubmit={submit}
    >
      <EventSelect events={events} value={eventId} onChange={setEventId} />
      <KindSelect value={kind} onChange={setKind} />
      {drafts.map(({ key, title, personId }) => (
        <div key={key} className="grid gap-3 border-t pt-4 sm:grid-cols-2">
          <TextField
            label={t('titleLabel')}
            maxLength={LIMITS.title}
            autoComplete="off"
            value={title}
            onChange={({ target }) => change(key, { title: target.value })}
          />
          <PersonSelect people={people} value={personId} onChange={(id) => change(key, { personId: id })} />
        </div>
      ))}
      {add.isPending && (
        <progress className="upload-progress" aria-label={t('uploadProgress')} max={1} value={done} />
      )}
      {add.error && !controller.current.signal.aborted && (
        <p role="alert" className="field-error">
          {toServerMessage(add.error) ?? t('uploadFailed')}
        </p>
      )}
    </FormDialog>
  );
}
