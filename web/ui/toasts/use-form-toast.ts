import { useCallback, useEffect, useState } from 'react';
import { showToast, type Toast, updateToasts } from './toast.ts';

/** Returns `showToast` for messages about a form, such as missing fields. They close when the form is unmounted. */
export function useFormToast(): (toast: Toast) => void {
  const [form] = useState({ isOpen: true });
  useEffect(() => {
    form.isOpen = true;
    return () => {
      form.isOpen = false;
      updateToasts();
    };
  }, [form]);
  return useCallback((toast) => showToast({ ...toast, form }), [form]);
}
