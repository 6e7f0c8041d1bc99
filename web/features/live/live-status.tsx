import { formatDateTime, formatTime } from '../../lib/dates.ts';
import './live-status.css';

type Props = {
  /** Description of the latest change. */
  change: string | undefined;
  /** Epoch ms of the data shown; set only while offline. */
  asOf: number | undefined;
};

/** Status line above the page footer: the latest change, or that the page is offline. */
export function LiveStatus({ change, asOf }: Props) {
  const text = asOf === undefined ? change : `You're offline. Last updated ${formatAsOf(asOf)}.`;
  // The live region must exist before its text changes, or screen readers do not announce it.
  return (
    <div className="live-status no-print" role="status">
      {text && (
        <p>
          <span
            className={asOf === undefined ? 'i-lucide-refresh-cw' : 'i-lucide-wifi-off'}
            aria-hidden="true"
          />
          <span dir="auto">{text}</span>
        </p>
      )}
    </div>
  );
}

/** "7:20 PM", with the date if it is not today; in the browser's zone. */
function formatAsOf(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const iso = new Date(at).toISOString();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isToday ? formatTime(iso, zone) : formatDateTime(iso, zone);
}
