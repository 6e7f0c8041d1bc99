import type { ReactNode } from 'react';
import { t } from '../../../worker/messages/t.ts';

type Props = {
  isHost: boolean;
  /** A dialog failed to load. */
  failed: boolean;
  acts: FooterActs;
};

/** What the footer opens. The rest is in More. */
export type FooterActs = Record<'share' | 'admin' | 'notify' | 'subscribe' | 'more', Act>;

/** `prepare` preloads the code when the button is hovered or focused. `run` gets the pressed button. */
type Act = { run: (button: Element) => void; prepare: () => Promise<unknown> };

/** Sticky footer with the page's main actions. */
export function PageFooter({ isHost, failed, acts }: Props) {
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
      <nav className="column page-foot-guest" aria-label={t('itinerary')}>
        <FootButton icon="i-lucide-bell" label={t('notifyMe')} act={acts.notify}>
          <span id={NOTIFY_STATE} />
        </FootButton>
        {isHost ? (
          <FootButton icon="i-lucide-settings" label={t('admin')} act={acts.admin} />
        ) : (
          <FootButton icon="i-lucide-calendar-plus" label={t('calendar')} act={acts.subscribe} />
        )}
        <FootButton icon="i-lucide-share-2" label={t('share')} className="page-foot-share" act={acts.share} />
        <FootButton icon="i-lucide-ellipsis" label={t('more')} hasMenu act={acts.more} />
      </nav>
    </footer>
  );
}

/** The id of the element for whether notifications are on, which the browser finds out later. */
export const NOTIFY_STATE = 'notify-state';

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
