import { type ComponentProps, useEffect, useState } from 'react';
import { t } from '../../worker/messages/t.ts';
import { Button } from './button.tsx';
import { showToast } from './toasts/toast.ts';

/** How long t('copied') is shown. */
const COPIED_MS = 2000;

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className' | 'disabled'> & {
  text: string;
  /** Completes the accessible name, as in "Copy access code". */
  what?: string;
  /** Visible text, "Copy" by default. */
  label?: string;
  onCopied?: () => void;
};

/** Copies `text` to the clipboard. */
export function CopyButton({ text, what, label = t('copy'), onCopied, ...button }: Props) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      onCopied?.();
    } catch {
      showToast({ title: t('copyFailed'), description: t('copyFailedText'), kind: 'error' });
    }
  }

  return (
    <Button {...button} onClick={copy}>
      <span className={copied ? 'i-lucide-check' : 'i-lucide-copy'} aria-hidden="true" />
      <span aria-live="polite">{copied ? t('copied') : label}</span>
      {what && <span className="visually-hidden">{what}</span>}
    </Button>
  );
}
