import { useState } from 'react';
import { LinkedText } from '../../ui/linked-text.tsx';

/** About four lines on a wide screen. Counting characters is cheaper than measuring layout. */
const LONG = { characters: 240, lines: 4 };

/** Text with its line breaks and links; long text is collapsed to four lines. */
export function CollapsibleText({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const long = text.length > LONG.characters || text.split('\n', LONG.lines + 1).length > LONG.lines;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shows a link below the fourth line when it gets the focus
    <div onFocus={({ target }) => target.matches('a') && setOpen(true)}>
      <LinkedText text={text} className={long && !open ? 'clamped' : undefined} />
      {long && (
        <button type="button" className="more" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Less' : 'More'}
        </button>
      )}
    </div>
  );
}
