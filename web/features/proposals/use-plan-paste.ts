import { useEffect, useEffectEvent } from 'react';
import { isPlan } from './is-plan.ts';
import type { PastedPlan } from './read-plans.ts';

/** Reads a plan that is pasted while no field has the focus. */
export function usePlanPaste(enabled: boolean, read: (plan: PastedPlan) => void) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]')) return;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const files = [...(event.clipboardData?.files ?? [])];
    if (isPlan(text)) read({ text, files: [] });
    else if (files.length > 0) read({ text: '', files });
  });
  useEffect(() => {
    if (!enabled) return;
    const onPaste = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [enabled]);
}
