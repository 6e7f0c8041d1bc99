import { useCallback, useEffect, useState } from 'react';
import { endToasts, showToast, type Toast } from './toast.ts';

/**
 * `show` is `showToast` for messages about a form, such as missing fields. They close when the form is unmounted, when
 * `hasProblem` becomes false, and with `end`.
 */
export function useFormToast(hasProblem = true): { show: (toast: Toast) => void; end: () => void } {
  const [subject] = useState({});
  const end = useCallback(() => endToasts(subject), [subject]);
  useEffect(() => {
    if (!hasProblem) end();
  }, [end, hasProblem]);
  useEffect(() => end, [end]);
  const show = useCallback((toast: Toast) => showToast({ ...toast, subject }), [subject]);
  return { show, end };
}
