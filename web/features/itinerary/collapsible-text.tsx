import { useState } from 'react';

/** About four lines on a wide screen. Counting characters is cheaper than measuring layout. */
const LONG = { characters: 240, lines: 4 };

/** Text with its line breaks; long text is collapsed to four lines. */
export function CollapsibleText({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const long = text.length > LONG.characters || text.split('\n', LONG.lines + 1).length > LONG.lines;
  return (
    <div>
      <p className={long && !open ? 'clamped' : 'whitespace-pre-line'} dir="auto">
        {text}
      </p>
      {long && (
        <button type="button" className="more" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Less' : 'More'}
        </button>
      )}
    </div>
  );
}
