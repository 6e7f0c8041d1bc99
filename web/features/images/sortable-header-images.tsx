import { parseImageUrl } from '../../../worker/domain/images/image-url.ts';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import { Tooltip } from '../../ui/dialogs/tooltip.tsx';
import { SortableList } from '../../ui/lists/sortable-list.tsx';

type Props = {
  /** URLs, in their order. */
  images: readonly string[];
  onReorder: (images: string[]) => void;
  onRemove: (image: string) => void;
};

/** The header images, to reorder or remove. */
export function SortableHeaderImages({ images, onReorder, onRemove }: Props) {
  const getName = (image: string) => t('imageInSentence', { number: images.indexOf(image) + 1 });
  return (
    <SortableList
      items={images}
      getId={(image) => image}
      getName={getName}
      rowClass={() => 'image-row'}
      onReorder={onReorder}
    >
      {(image, handle, index) => (
        <>
          {handle}
          <img
            className="image-thumbnail"
            src={`${image}?w=480`}
            alt={t('headerImageAlt', { image: getName(image) })}
            {...toSize(image)}
            loading="lazy"
            decoding="async"
          />
          <p className="min-w-0">
            <span className="font-semibold">{t('imageNumber', { number: index + 1 })}</span>
            {index === 0 && images.length > 1 && (
              <span className="block text-sm text-muted">{t('shownFirst')}</span>
            )}
          </p>
          <Tooltip text={t('remove')}>
            <Button
              variant="quiet"
              size="icon"
              aria-label={t('removeName', { name: getName(image) })}
              onClick={() => onRemove(image)}
            >
              <span className="i-lucide-trash-2" aria-hidden="true" />
            </Button>
          </Tooltip>
        </>
      )}
    </SortableList>
  );
}

function toSize(image: string) {
  const { width, height } = parseImageUrl(image) ?? {};
  return { width, height };
}
