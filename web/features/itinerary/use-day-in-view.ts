import { useEffect, useState } from 'react';

/** The id of the first event of the day that stands in the upper third of the screen; undefined above the list. */
export function useDayInView(): string | undefined {
  const [id, setId] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      const days = [...document.querySelectorAll('.day')];
      const day = days.findLast((one) => one.getBoundingClientRect().top < innerHeight / 3);
      setId(day?.querySelector('.event')?.id);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(read);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
    };
  }, []);
  return id;
}
