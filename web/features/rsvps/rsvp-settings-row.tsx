import { useState } from 'react';
import type { Project } from '../../../worker/contract/projects.ts';
import { t } from '../../../worker/messages/t.ts';
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
    <section className="rsvp-settings-row" aria-label={t('rsvpTab')}>
      <p className="min-w-0 flex-[1_1_8rem]">
        <span className="block font-semibold">{rsvp.enabled ? t('rsvpIsOn') : t('rsvpIsOff')}</span>
        <span className="block text-sm text-muted">{rsvp.enabled ? state : t('askWhosComingRow')}</span>
      </p>
      <Button onClick={() => setOpen(true)}>{rsvp.enabled ? t('rsvpSettings') : t('turnOnRsvp')}</Button>
      {isOpen && <RsvpSettingsDialog project={project} onClosed={() => setOpen(false)} />}
    </section>
  );
}
