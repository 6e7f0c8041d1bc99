import { useEffect, useState } from 'react';

/**
 * The id of the first event of the day at the top of the screen, below the bar with the title, where a chosen day goes;
 * undefined above the list.
 */
export function useDayInView(): string | undefined {
  const [id, setId] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      const days = [...document.querySelectorAll('.day')];
      const day = days.findLast((one) => one.getBoundingClientRect().top < innerHeight / 6);
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
