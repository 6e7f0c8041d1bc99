import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { isPlan } from './is-plan.ts';

type Props = {
  /** There is text to read already. */
  isReplaced: boolean;
  onPaste: (text: string) => void;
  /** Shown instead if there is text already, or the browser cannot read the clipboard. */
  children: ReactNode;
};

/** Pastes what is on the clipboard with one press. Shown where the browser allows that. */
export function PasteButton({ isReplaced, onPaste, children }: Props) {
  const [isAllowed, setAllowed] = useState(false);
  const [problem, setProblem] = useState('');
  // After the first render, which is the same in the prerendered page.
  useEffect(() => setAllowed(typeof navigator.clipboard?.readText === 'function'), []);

  async function paste() {
    try {
      const text = await navigator.clipboard.readText();
      if (isPlan(text)) onPaste(text);
      else setProblem('There is no plan on the clipboard. Copy your plan first, then come back.');
    } catch {
      setProblem('Your browser didn’t allow it. Press and hold the field, then choose Paste.');
      setAllowed(false);
    }
  }

  return (
    <>
      {isAllowed && !isReplaced ? (
        <Button variant="primary" onClick={() => void paste()}>
          <span className="i-lucide-clipboard-paste" aria-hidden="true" />
          Paste
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
