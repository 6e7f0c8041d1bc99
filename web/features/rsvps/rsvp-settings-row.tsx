import { useState } from 'react';
import type { Project } from '../../../worker/contract/projects.ts';
import { Button } from '../../ui/button.tsx';
import { describeRsvpState } from './describe-rsvp-state.ts';
import { RsvpSettingsDialog } from './settings-dialog.tsx';
import { useNowUntil } from './use-now-until.ts';
import './rsvp-settings-row.css';

/** At the top of the Guests tab: whether guests are asked if they are coming, and what. */
export function RsvpSettingsRow({ project }: { project: Pick<Project, 'projectId' | 'rsvp' | 'timeZone'> }) {
  const { rsvp, timeZone } = project;
  const [isOpen, setOpen] = useState(false);
  const state = describeRsvpState(rsvp, timeZone, useNowUntil(rsvp.deadline));
  return (
    <section className="rsvp-settings-row" aria-label="RSVP">
      <p className="min-w-0 flex-[1_1_12rem]">
        <span className="block font-semibold">RSVP is {rsvp.enabled ? 'on' : 'off'}</span>
        <span className="block text-sm text-muted">
          {rsvp.enabled ? state : 'Ask who’s coming. Guests answer in two taps.'}
        </span>
      </p>
      <Button onClick={() => setOpen(true)}>{rsvp.enabled ? 'RSVP settings' : 'Turn on RSVP'}</Button>
      {isOpen && <RsvpSettingsDialog project={project} onClosed={() => setOpen(false)} />}
    </section>
  );
}
