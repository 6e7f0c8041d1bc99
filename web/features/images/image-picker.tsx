import { type DragEvent, useRef, useState } from 'react';
import { LIMITS } from '../../../worker/contract/limits.ts';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';

type Props = {
  /** How many more images can be added. */
  room: number;
  onPick: (files: File[]) => void;
};

/** Adds images with the file picker or by drag and drop. */
export function ImagePicker({ room, onPick }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  function drag(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Prevents the browser from opening the file.
    event.preventDefault();
    setOver(event.type === 'dragover');
    if (event.type === 'drop') onPick([...event.dataTransfer.files]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: drop target; the button inside does the same
    <div className="image-picker" data-over={over} onDragOver={drag} onDragLeave={drag} onDrop={drag}>
      <Button disabled={room === 0} onClick={() => input.current?.click()}>
        <span className="i-lucide-image-plus" aria-hidden="true" />
        {room === LIMITS.headerImages ? t('addImages') : t('addMoreImages')}
      </Button>
      <p className="text-sm text-muted">
        {room === 0
          ? t('imagesAreFull', { number: LIMITS.headerImages })
          : t('dropImagesHere', { number: LIMITS.headerImages })}
      </p>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Allows picking the same file again.
          target.value = '';
          if (files.length > 0) onPick(files);
        }}
      />
    </div>
  );
}
