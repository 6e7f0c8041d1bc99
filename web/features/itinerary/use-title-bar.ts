import { useEffect } from 'react';

/** How much of the large title is still to be seen when the bar with the title comes, in pixels. */
const REST_PX = 16;

/** Keeps the bar with the title away as long as the large title is in view. */
export function useTitleBar(): void {
  useEffect(() => {
    const title = document.querySelector('.page-top > h1');
    if (!title || !('IntersectionObserver' in window)) return;
    const page = document.documentElement;
    const observer = new IntersectionObserver(
      ([entry]) => page.setAttribute('data-titled', entry?.isIntersecting ? '' : 'no'),
      { rootMargin: `-${REST_PX}px 0px 0px` },
    );
    observer.observe(title);
    return () => {
      observer.disconnect();
      page.removeAttribute('data-titled');
    };
  }, []);
}
