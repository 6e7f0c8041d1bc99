import { t } from '../../../worker/messages/t.ts';
import { formatDateTime, formatTime } from '../../lib/dates.ts';
import './live-status.css';

type Props = {
  /** Description of the latest change. */
  change: string | undefined;
  /** Epoch ms of the data shown; set only while it may be old. */
  asOf: number | undefined;
  /** It is, because the browser has no network; otherwise the server had nothing newer. */
  isOffline: boolean;
};

/** Status line above the page footer: the latest change, or how old the page is. */
export function LiveStatus({ change, asOf, isOffline }: Props) {
  const text = asOf === undefined ? change : describeAge(asOf, isOffline);
  // The live region must exist before its text changes, or screen readers do not announce it.
  return (
    <div className="live-status no-print" role="status">
      {text && (
        <p>
          <span className={isOffline ? 'i-lucide-wifi-off' : 'i-lucide-refresh-cw'} aria-hidden="true" />
          <span dir="auto">{text}</span>
        </p>
      )}
    </div>
  );
}

function describeAge(asOf: number, isOffline: boolean): string {
  const time = formatAsOf(asOf);
  return isOffline ? t('offlineAsOf', { time }) : t('shownAsOf', { time });
}

/** "7:20 PM", with the date if it is not today; in the browser's zone. */
function formatAsOf(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  const iso = new Date(at).toISOString();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isToday ? formatTime(iso, zone) : formatDateTime(iso, zone);
}
