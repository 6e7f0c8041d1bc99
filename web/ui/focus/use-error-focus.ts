import { useEffect, useRef } from 'react';

/** Returns the ref of a form. Each new notice about errors moves the focus to the first field that has one. */
export function useErrorFocus(notice: { focus?: string }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (notice.focus === 'error') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [notice]);
  return form;
}
