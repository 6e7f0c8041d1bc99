import { useState } from 'react';
import { mayDo } from '../../../worker/domain/access/capabilities.ts';
import { PrintButton, type PrintProps } from '../../features/print/print-button.tsx';
import { withHostMessages } from '../../lib/host-messages.ts';
import { useLazyComponent } from '../../ui/lazy/use-lazy-component.ts';

const loadHeadcounts = withHostMessages(() => import('./headcounts.tsx'), 'host');

/** The Print button. For hosts, the print says who comes. */
export function Print(props: PrintProps) {
  const { rsvp, projectId } = props.project;
  const isHost = mayDo(props.project, 'manage-people');
  const Headcounts = useLazyComponent(loadHeadcounts, rsvp?.enabled && isHost);
  const [headcounts, setHeadcounts] = useState<PrintProps['headcounts']>();
  return (
    <>
      {Headcounts && <Headcounts projectId={projectId} events={props.events} onCount={setHeadcounts} />}
      <PrintButton {...props} headcounts={isHost ? headcounts : undefined} />
    </>
  );
}
