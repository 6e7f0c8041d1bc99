type Props = {
  /** A dialog failed to load. */
  failed: boolean;
  onShare: Act;
  onAdmin: Act;
  onFeedback: Act;
  onExit: Act;
};

/** `prepare` preloads the code when the button is hovered or focused. */
type Act = { run: () => void; prepare: () => Promise<unknown> };

/** Sticky footer with the page's main actions. */
export function PageFooter({ failed, onShare, onAdmin, onFeedback, onExit }: Props) {
  return (
    <footer className="page-foot">
      {failed && (
        <p className="column py-2 text-danger" role="alert">
          Couldn't load this. Check your connection and try again.
        </p>
      )}
      <nav className="column" aria-label="Itinerary">
        <FootButton icon="i-lucide-share-2" label="Share" className="page-foot-share" act={onShare} />
        <FootButton icon="i-lucide-settings" label="Admin" act={onAdmin} />
        <FootButton icon="i-lucide-message-circle" label="Feedback" act={onFeedback} />
        <FootButton icon="i-lucide-log-out" label="Exit" className="page-foot-exit" act={onExit} />
      </nav>
    </footer>
  );
}

type FootButtonProps = { icon: string; label: string; className?: string; act: Act };

function FootButton({ icon, label, className, act }: FootButtonProps) {
  const prepare = () => void act.prepare().catch(() => undefined);
  return (
    <button type="button" className={className} onClick={act.run} onPointerEnter={prepare} onFocus={prepare}>
      <span className={`${icon} text-lg`} aria-hidden="true" />
      <span className="page-foot-label">{label}</span>
    </button>
  );
}
