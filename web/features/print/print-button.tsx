import type { Event } from '../../../worker/contract/events.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { t } from '../../../worker/messages/t.ts';
import { PrintLayout } from './print-layout.tsx';

export type PrintProps = {
  project: Project;
  title: string;
  /** The zone whose times need no abbreviation. */
  pageZone: string;
  /** The events shown in the list. */
  events: readonly Event[];
  /** Selected attendees; empty for everyone. */
  people: string[];
  /** For hosts: who comes, by event. */
  headcounts?: ReadonlyMap<number, string> | undefined;
  /** Attributes that apply the host's fonts. */
  appearance: Record<`data-${string}`, string | undefined>;
};

/** Prints the itinerary. While it is shown, the browser's own Print command uses the print layout, too. */
export function PrintButton(props: PrintProps) {
  return (
    <>
      <button
        type="button"
        className="button button-quiet button-icon"
        aria-label={t('print')}
        title={t('print')}
        onClick={() => window.print()}
      >
        <span className="i-lucide-printer" aria-hidden="true" />
      </button>
      <PrintLayout {...props} />
    </>
  );
}
