import './live-status.css';

type Props = {
  /** What has just changed, in words. */
  news: string | undefined;
  /** Milliseconds since the epoch; set while what is on the page is a copy. */
  asOf: number | undefined;
};

/** A quiet line above the foot of the page: what changed, or from when it is. */
export function LiveStatus({ news, asOf }: Props) {
  const text = asOf === undefined ? news : `Offline, as of ${formatClock(asOf)}`;
  // Always there, so that a screen reader hears when it is filled.
  return (
    <div className="live-strip no-print" role="status">
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

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const time = new Intl.DateTimeFormat('en-US', CLOCK);
const dayAndTime = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', ...CLOCK });

/** "14:05", with its day where that is not today; in the reader's zone, as this is about their page. */
function formatClock(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return (isToday ? time : dayAndTime).format(at);
}
