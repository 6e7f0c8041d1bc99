import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { parseImageUrl, toSrcSet } from '../../../worker/domain/images/image-url.ts';
import { t } from '../../../worker/messages/t.ts';
import { useSlideScroll } from './use-slide-scroll.ts';

type Props = {
  images: string[];
  initialIndex: number;
  /** The close button. */
  children: ReactNode;
};

/** Shows one image at a time; arrows, dots, keys and swipes switch to the others. */
export function LightboxImages({ images, initialIndex, children }: Props) {
  const count = images.length;
  const { slides, index, go } = useSlideScroll(count, initialIndex);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined || count < 2) return;
    event.preventDefault();
    go(to);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    // Capture phase, because the dialog stops arrow keys.
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);

  return (
    <>
      <header className="lightbox-bar">
        <p aria-live="polite">
          <span className="visually-hidden">{t('imageOf', { number: index + 1, count })}</span>
          <span aria-hidden="true">
            {index + 1} / {count}
          </span>
        </p>
        {children}
      </header>
      <section
        ref={slides}
        className="slides lightbox-slides"
        aria-label={t('allImages')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable, so it must be focusable in every browser
        tabIndex={0}
      >
        {images.map((url, at) => {
          const { width, height } = parseImageUrl(url) ?? {};
          return (
            <div key={url} aria-hidden={at !== index}>
              <img
                src={url}
                srcSet={toSrcSet(url)}
                sizes="100vw"
                width={width}
                height={height}
                alt={t('imageOf', { number: at + 1, count })}
                loading={Math.abs(at - index) < 2 ? 'eager' : 'lazy'}
              />
            </div>
          );
        })}
      </section>
      {count > 1 && (
        <nav className="lightbox-bar" aria-label={t('images')}>
          <Arrow name={t('previousImage')} icon="i-lucide-chevron-left" onPress={() => go(index - 1)} />
          <div className="flex">
            {images.map((url, at) => (
              <button
                key={url}
                type="button"
                className="lightbox-dot"
                aria-label={t('imageNumber', { number: at + 1 })}
                aria-current={at === index ? 'true' : undefined}
                onClick={() => go(at)}
              />
            ))}
          </div>
          <Arrow name={t('nextImage')} icon="i-lucide-chevron-right" onPress={() => go(index + 1)} />
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
