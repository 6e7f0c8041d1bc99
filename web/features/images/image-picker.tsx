import { type DragEvent, useRef, useState } from 'react';
import { LIMITS } from '../../../worker/contract/limits.ts';
import { Button } from '../../ui/button.tsx';

type Props = {
  /** How many more may be picked. */
  room: number;
  onPick: (files: File[]) => void;
};

/** Where photos come in: by the browser's own picker, or dropped. */
export function ImagePicker({ room, onPick }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  function drag(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Without this the browser would open the photo in place of the page.
    event.preventDefault();
    setOver(event.type === 'dragover');
    if (event.type === 'drop') onPick([...event.dataTransfer.files]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: takes what is dropped; the button within does the same
    <div className="image-picker" data-over={over} onDragOver={drag} onDragLeave={drag} onDrop={drag}>
      <Button disabled={room === 0} onClick={() => input.current?.click()}>
        <span className="i-lucide-image-plus" aria-hidden="true" />
        {room === LIMITS.headerImages ? 'Add images' : 'Add more images'}
      </Button>
      <p className="text-sm text-muted">
        {room === 0
          ? `All ${LIMITS.headerImages} places are taken. Remove an image to add another.`
          : `or drop them here. Up to ${LIMITS.headerImages}, each smaller than 10MB.`}
      </p>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same photo may be picked again.
          target.value = '';
          if (files.length > 0) onPick(files);
        }}
      />
    </div>
  );
}
