import { useEffect } from 'react';

/** Sets the document title. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
