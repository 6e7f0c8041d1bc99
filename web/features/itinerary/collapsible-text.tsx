import { useState } from 'react';

/** About four lines on a wide screen. Counting is cheaper than measuring 500 of them. */
const LONG = { characters: 240, lines: 4 };

/** A text that keeps its line breaks; a long one is folded to four lines until asked for. */
export function CollapsibleText({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const long = text.length > LONG.characters || text.split('\n', LONG.lines + 1).length > LONG.lines;
  return (
    <div>
      <p className={long && !open ? 'folded' : 'whitespace-pre-line'} dir="auto">
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
