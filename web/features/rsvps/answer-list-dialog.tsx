import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Project } from '../../../worker/contract/projects.ts';
import type { Rsvps } from '../../../worker/contract/rsvps.ts';
import { toDialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { rsvpsOptions } from '../../lib/rsvps/rsvp-query.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { ANSWER_OPTIONS } from './describe-rsvp.ts';

/** Who answered what for the itinerary, where the host shows it. */
export function AnswerListDialog({ project, onClosed }: { project: Project; onClosed: () => void }) {
  const [open, setOpen] = useState(true);
  const { data, isError, refetch } = useQuery(rsvpsOptions(project.projectId));
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClosed}
      theme={toDialogTheme(project)}
      size="small"
      title="All answers"
    >
      {data ? (
        <Answers list={data.list ?? []} />
      ) : isError ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="text-danger">Couldn't load the answers. Check your connection and try again.</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      ) : (
        <Skeleton className="h-24" />
      )}
    </Dialog>
  );
}

function Answers({ list }: { list: NonNullable<Rsvps['list']> }) {
  const all = list.filter(({ eventId }) => eventId === null);
  if (all.length === 0) return <p className="text-muted">Nobody has answered yet.</p>;
  return (
    <div className="grid gap-4">
      {ANSWER_OPTIONS.map(({ value, label }) => {
        const given = all.filter(({ answer }) => answer === value);
        const people = given.reduce((sum, { partySize }) => sum + partySize, 0);
        return (
          given.length > 0 && (
            <section key={value} className="grid gap-1.5">
              <h3 className="font-600">
                {label} ({value === 'no' ? given.length : people})
              </h3>
              <ul className="flex flex-wrap gap-1.5">
                {given.map(({ name, partySize }) => (
                  <li key={name} className="chip" dir="auto">
                    {name}
                    {partySize > 1 && value !== 'no' && <span className="text-muted">+{partySize - 1}</span>}
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}
