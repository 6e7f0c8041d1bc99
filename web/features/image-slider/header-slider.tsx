import { withGuestMessages } from '../../lib/messages.ts';
import { useLazyComponent } from '../../ui/lazy/use-lazy-component.ts';

const loadSlider = withGuestMessages(() => import('./image-slider.tsx'));

/** The slider of the header images. Until it has loaded, the top of the page shows the first image. */
export function HeaderSlider({ images }: { images: string[] }) {
  const Slider = useLazyComponent(loadSlider, images.length > 0);
  return Slider && <Slider images={images} />;
}
