import { useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { t } from '../../../worker/messages/t.ts';
import { toServerMessage } from '../../lib/api.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import type { OverviewRow } from './overview.ts';
import { useAnswerFor } from './queries.ts';
import { createRsvpDraft, RsvpFields, toRsvpBody } from './rsvp-fields.tsx';

type Props = {
  project: Pick<Project, 'projectId' | 'rsvp'>;
  /** Undefined for the whole itinerary. */
  event: Event | undefined;
  row: OverviewRow;
  findFocus: () => HTMLElement | null;
  onClosed: () => void;
};

/** A host answers for a guest, also after the deadline. */
export function AnswerForDialog({ project, event, row: { person, rsvp }, findFocus, onClosed }: Props) {
  const [open, setOpen] = useState(true);
  const [draft, setDraft] = useState(() => createRsvpDraft(rsvp?.answer ?? 'yes', rsvp));
  const save = useAnswerFor(project.projectId, person.id);
  return (
    <FormDialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClosed}
      finalFocus={findFocus}
      size="small"
      title={t('answerFor', { name: person.name })}
      description={event ? event.title : undefined}
      submitLabel={t('saveIt')}
      busy={save.isPending}
      onSubmit={() =>
        save.mutate(toRsvpBody(draft, event?.id ?? null, rsvp), { onSuccess: () => setOpen(false) })
      }
    >
      <RsvpFields
        label={t('isNameComing', { name: person.name })}
        settings={project.rsvp}
        isItinerary={!event}
        isHost
        draft={draft}
        onChange={(change) => {
          setDraft({ ...draft, ...change });
          save.reset();
        }}
      />
      {save.error && (
        <p role="alert" className="field-error">
          {toServerMessage(save.error) ?? t('saveFailed')}
        </p>
      )}
    </FormDialog>
  );
}
