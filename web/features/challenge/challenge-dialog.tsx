import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { PrivacyLink } from '../../ui/page/privacy-link.tsx';
import { loadTurnstile } from './turnstile.ts';

type Props = {
  siteKey: string;
  /** Address of Turnstile's script. */
  script: string;
  /** Called with the token, or without one if the dialog was closed. */
  onSettle: (token: string | undefined) => void;
};

type State = 'loading' | 'shown' | 'failed';

/** Shows Cloudflare's challenge. */
export default function ChallengeDialog({ siteKey, script, onSettle }: Props) {
  const [open, setOpen] = useState(true);
  const [state, setState] = useState<State>('loading');
  const [attempt, setAttempt] = useState(1);
  const token = useRef<string>(undefined);
  const status = useRef<HTMLParagraphElement>(null);

  function solve(solved: string) {
    token.current = solved;
    setOpen(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={() => onSettle(token.current)}
      keepOnOutsideClick
      size="small"
      title={t('areYouAPerson')}
      description={t('whyCheck')}
    >
      <div className="grid gap-3">
        <Widget key={attempt} siteKey={siteKey} script={script} onState={setState} onSolve={solve} />
        <p
          ref={status}
          role="status"
          tabIndex={-1}
          className={state === 'loading' ? 'text-muted' : 'visually-hidden'}
        >
          {state === 'loading' && t('loadingCheck')}
          {state === 'shown' && t('checkLoaded')}
        </p>
        {state === 'failed' && (
          <div role="alert" className="grid justify-items-start gap-3">
            <p className="field-error">{t('checkFailed')}</p>
            <Button
              onClick={() => {
                setState('loading');
                setAttempt(attempt + 1);
                // The button goes.
                status.current?.focus();
              }}
            >
              {t('tryAgain')}
            </Button>
          </div>
        )}
        <PrivacyLink />
      </div>
    </Dialog>
  );
}

type WidgetProps = Omit<Props, 'onSettle'> & {
  onState: (state: State) => void;
  onSolve: (token: string) => void;
};

function Widget({ siteKey, script, onState, onSolve }: WidgetProps) {
  const place = useRef<HTMLDivElement>(null);
  const report = useEffectEvent(onState);
  const solve = useEffectEvent(onSolve);
  useEffect(() => {
    let remove: (() => void) | undefined;
    let unmounted = false;
    loadTurnstile(script).then(
      (turnstile) => {
        if (unmounted || !place.current) return;
        const widget = turnstile.render(place.current, {
          sitekey: siteKey,
          theme: 'auto',
          size: 'flexible',
          callback: (token) => solve(token),
          'error-callback': () => {
            report('failed');
            return true; // handled
          },
        });
        remove = () => turnstile.remove(widget);
        report('shown');
      },
      () => unmounted || report('failed'),
    );
    return () => {
      unmounted = true;
      remove?.();
    };
  }, [siteKey, script]);
  return <div ref={place} />;
}
