import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { parseImageAddress, toSrcSet } from '../../../worker/domain/images/image-url.ts';
import { useSlideScroll } from './use-slide-scroll.ts';

type Props = { images: string[]; start: number /** The way out. */; children: ReactNode };

/** One picture at a time, whole; arrows, dots, keys and swipes lead to the others. */
export function LightboxImages({ images, start, children }: Props) {
  const count = images.length;
  const { strip, index, go } = useSlideScroll(count, start);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined || count < 2) return;
    event.preventDefault();
    go(to);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    // On the way down: the dialog lets no arrow key out again.
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);

  return (
    <>
      <header className="lightbox-bar">
        <p aria-live="polite">
          <span className="only-read">Picture </span>
          {index + 1}
          <span aria-hidden="true"> / </span>
          <span className="only-read"> of </span>
          {count}
        </p>
        {children}
      </header>
      <section
        ref={strip}
        className="strip lightbox-strip"
        aria-label="All pictures"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keys, in every browser
        tabIndex={0}
      >
        {images.map((address, at) => {
          const { width, height } = parseImageAddress(address) ?? {};
          return (
            <div key={address} aria-hidden={at !== index}>
              <img
                src={address}
                srcSet={toSrcSet(address)}
                sizes="100vw"
                width={width}
                height={height}
                alt={`${at + 1} of ${count}`}
                loading={Math.abs(at - index) < 2 ? 'eager' : 'lazy'}
              />
            </div>
          );
        })}
      </section>
      {count > 1 && (
        <nav className="lightbox-bar" aria-label="Pictures">
          <Arrow name="Previous picture" icon="i-lucide-chevron-left" onPress={() => go(index - 1)} />
          <div className="flex">
            {images.map((address, at) => (
              <button
                key={address}
                type="button"
                className="lightbox-dot"
                aria-label={`Picture ${at + 1}`}
                aria-current={at === index ? 'true' : undefined}
                onClick={() => go(at)}
              />
            ))}
          </div>
          <Arrow name="Next picture" icon="i-lucide-chevron-right" onPress={() => go(index + 1)} />
        </nav>
      )}
    </>
  );
}

function Arrow({ name, icon, onPress }: { name: string; icon: string; onPress: () => void }) {
  return (
    <button type="button" className="lightbox-button" aria-label={name} onClick={onPress}>
      <span className={`${icon} text-lg`} aria-hidden="true" />
    </button>
  );
}
