import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { showToast } from './toasts/toast.ts';

/** How long "Copied!" is shown. */
const COPIED_MS = 2000;

/** Copies `text` to the clipboard. `what` completes the accessible name, as in "Copy access code". */
export function CopyButton({ text, what, className }: { text: string; what: string; className?: string }) {
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
    } catch {
      showToast({ title: 'Copy failed', description: 'Could not copy to clipboard.', kind: 'error' });
    }
  }

  return (
    <Button className={className} onClick={copy}>
      <span className={copied ? 'i-lucide-check' : 'i-lucide-copy'} aria-hidden="true" />
      <span aria-live="polite">{copied ? 'Copied!' : 'Copy'}</span>
      <span className="visually-hidden">{what}</span>
    </Button>
  );
}
