import type { ReactNode } from 'react';
import { t } from '../../../worker/messages/t.ts';

type Props = {
  isHost: boolean;
  /** The last event is over: guests no longer need notifications or a calendar. */
  hasEnded: boolean;
  /** A dialog failed to load. */
  failed: boolean;
  acts: FooterActs;
};

/** What the footer opens. Guests find the rest in More. */
export type FooterActs = Record<
  'share' | 'admin' | 'feedback' | 'exit' | 'notify' | 'subscribe' | 'more',
  Act
>;

/** `prepare` preloads the code when the button is hovered or focused. `run` gets the pressed button. */
type Act = { run: (button: Element) => void; prepare: () => Promise<unknown> };

/** Sticky footer with the page's main actions. */
export function PageFooter({ isHost, hasEnded, failed, acts }: Props) {
  return (
    <footer className="page-foot">
      {failed && (
        <p className="column py-2 text-danger" role="alert">
          {/* Online, it is most likely of a release that is gone. */}
          <button type="button" className="more" onClick={() => location.reload()}>
            {navigator.onLine ? t('newVersion') : t('loadFailed')}
          </button>
        </p>
      )}
      <nav className={isHost ? 'column' : 'column page-foot-guest'} aria-label={t('itinerary')}>
        {isHost ? (
          <>
            <ShareButton act={acts.share} />
            <FootButton icon="i-lucide-settings" label={t('admin')} act={acts.admin} />
            <FootButton icon="i-lucide-message-circle" label={t('feedback')} act={acts.feedback} />
            <FootButton
              icon="i-lucide-log-out"
              label={t('exit')}
              className="page-foot-exit"
              act={acts.exit}
            />
            <NotifyButton act={acts.notify} />
          </>
        ) : (
          <>
            {!hasEnded && <NotifyButton act={acts.notify} />}
            {!hasEnded && (
              <FootButton icon="i-lucide-calendar-plus" label={t('calendar')} act={acts.subscribe} />
            )}
            <ShareButton act={acts.share} />
            <FootButton icon="i-lucide-ellipsis" label={t('more')} hasMenu act={acts.more} />
          </>
        )}
      </nav>
    </footer>
  );
}

/** The id of the element for whether notifications are on, which the browser finds out later. */
export const NOTIFY_STATE = 'notify-state';

function ShareButton({ act }: { act: Act }) {
  return <FootButton icon="i-lucide-share-2" label={t('share')} className="page-foot-share" act={act} />;
}

function NotifyButton({ act }: { act: Act }) {
  return (
    <FootButton icon="i-lucide-bell" label={t('notifyMe')} act={act}>
      <span id={NOTIFY_STATE} />
    </FootButton>
  );
}

type FootButtonProps = {
  icon: string;
  label: string;
  className?: string;
  act: Act;
  hasMenu?: boolean;
  children?: ReactNode;
};

function FootButton({ icon, label, className, act, hasMenu, children }: FootButtonProps) {
  const prepare = () => void act.prepare().catch(() => undefined);
  return (
    <button
      type="button"
      className={className}
      aria-haspopup={hasMenu ? 'menu' : 'dialog'}
      onClick={({ currentTarget }) => act.run(currentTarget)}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <span className={`${icon} text-lg`} aria-hidden="true" />
      <span className="page-foot-label">{label}</span>
      {children}
    </button>
  );
}
