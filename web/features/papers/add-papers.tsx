import { type DragEvent, useRef, useState } from 'react';
import { guessPerson } from '../../../worker/domain/papers/guess-person.ts';
import { t } from '../../../worker/messages/t.ts';
import { openUpgradePrompt } from '../../lib/opened-upgrade-prompt.ts';
import { Button } from '../../ui/button.tsx';
import { AddPapersForm, type PaperDraft, type PaperOwners } from './add-papers-form.tsx';
import { PaperFileError, preparePaper, toPaperTitle } from './prepare-file.ts';
import './papers.css';

type Props = PaperOwners & { projectId: string; isPaid: boolean; eventId?: number };

const ACCEPTED = 'application/pdf,.pkpass,image/*';

/** Where hosts add tickets: with the file picker, which on a phone offers the camera, or by drag and drop. */
export function AddPapers({ projectId, isPaid, eventId, ...owners }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [error, setError] = useState<string>();
  const [drafts, setDrafts] = useState<PaperDraft[]>();

  async function add(files: readonly File[]) {
    if (files.length === 0) return;
    if (!isPaid) return openUpgradePrompt(t('tryPapers'));
    setError(undefined);
    try {
      const prepared: PaperDraft[] = [];
      // One by one: photos are decoded in memory.
      for (const file of files) {
        const personId = guessPerson(file.name, owners.people)?.id ?? null;
        prepared.push({
          key: crypto.randomUUID(),
          file: await preparePaper(file),
          title: toPaperTitle(file.name),
          personId,
        });
      }
      setDrafts(prepared);
    } catch (failure) {
      if (!(failure instanceof PaperFileError)) throw failure;
      setError(failure.message);
    }
  }

  function drag(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Prevents the browser from opening the file.
    event.preventDefault();
    setOver(event.type === 'dragover');
    if (event.type === 'drop') void add([...event.dataTransfer.files]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: drop target; the button inside does the same
    <div className="paper-drop" data-over={isOver} onDragOver={drag} onDragLeave={drag} onDrop={drag}>
      <Button onClick={() => (isPaid ? input.current?.click() : openUpgradePrompt(t('tryPapers')))}>
        <span className="i-lucide-ticket-plus" aria-hidden="true" />
        {t('addTicketsButton')}
      </Button>
      <p className="text-sm text-muted">{t('orDropThem')}</p>
      {error && (
        <p role="alert" className="field-error">
          {error}
        </p>
      )}
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        multiple
        hidden
        aria-label={t('tickets')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Allows picking the same file again.
          target.value = '';
          void add(files);
        }}
      />
      {drafts && (
        <AddPapersForm
          {...owners}
          projectId={projectId}
          initial={drafts}
          eventId={eventId ?? null}
          onClosed={() => setDrafts(undefined)}
        />
      )}
    </div>
  );
}
