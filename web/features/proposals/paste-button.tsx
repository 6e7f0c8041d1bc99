import { type ReactNode, useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import { isPlan } from './is-plan.ts';

type Props = {
  /** There is text to read already. */
  isReplaced: boolean;
  onPaste: (text: string) => void;
  /** Shown instead if there is text already, or the browser cannot read the clipboard. */
  children: ReactNode;
};

/** Most browsers can read the clipboard, so the prerendered page shows the button. */
const mayPaste = () => typeof document === 'undefined' || typeof navigator.clipboard?.readText === 'function';

/** Pastes what is on the clipboard with one press. Shown where the browser allows that. */
export function PasteButton({ isReplaced, onPaste, children }: Props) {
  const [isAllowed, setAllowed] = useState(mayPaste);
  const [problem, setProblem] = useState('');

  async function paste() {
    try {
      const text = await navigator.clipboard.readText();
      if (isPlan(text)) onPaste(text);
      else setProblem(t('noPlanOnClipboard'));
    } catch {
      setProblem(t('pasteNotAllowed'));
      setAllowed(false);
    }
  }

  return (
    <>
      {isAllowed && !isReplaced ? (
        <Button variant="primary" onClick={() => void paste()}>
          <span className="i-lucide-clipboard-paste" aria-hidden="true" />
          {t('pastePlanButton')}
        </Button>
      ) : (
        children
      )}
      {problem && !isReplaced && (
        <p role="alert" className="order-1 w-full text-sm text-muted">
          {problem}
        </p>
      )}
    </>
  );
}
