import { useState } from 'react';
import { PrintButton, type PrintProps } from '../../features/print/print-button.tsx';
import { useLazyComponent } from '../../ui/lazy/use-lazy-component.ts';

const loadHeadcounts = () => import('./headcounts.tsx');

/** The Print button. For hosts, the print says who comes. */
export function Print(props: PrintProps) {
  const { rsvp, viewer, projectId } = props.project;
  const Headcounts = useLazyComponent(loadHeadcounts, rsvp?.enabled && viewer.role !== 'viewer');
  const [headcounts, setHeadcounts] = useState<PrintProps['headcounts']>();
  return (
    <>
      {Headcounts && <Headcounts projectId={projectId} events={props.events} onCount={setHeadcounts} />}
      <PrintButton {...props} headcounts={viewer.role === 'viewer' ? undefined : headcounts} />
    </>
  );
}
