import { useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { useLazyComponent } from '../../ui/lazy/use-lazy-component.ts';

/** About four lines on a wide screen. Counting characters is cheaper than measuring layout. */
const MAX_CHARACTERS = 240;
const MAX_LINES = 4;

const loadLinkedText = async () => ({ default: (await import('../../ui/linked-text.tsx')).LinkedText });
/** Matches all texts in which LinkedText may find a link. Most texts have none and need no code for links. */
const MAY_HAVE_LINK = /[a-z\d]\.[a-z]|\d{3}/i;

/** Text with its line breaks and, once their code is loaded, links; long text is collapsed to four lines. */
export function CollapsibleText({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  const LinkedText = useLazyComponent(loadLinkedText, MAY_HAVE_LINK.test(text));
  const long = text.length > MAX_CHARACTERS || text.split('\n', MAX_LINES + 1).length > MAX_LINES;
  const className = long && !open ? 'clamped' : 'whitespace-pre-line';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shows a link below the fourth line when it gets the focus
    <div onFocus={({ target }) => target.matches('a') && setOpen(true)}>
      {LinkedText ? (
        <LinkedText text={text} className={className} />
      ) : (
        <p className={className} dir="auto">
          {text}
        </p>
      )}
      {long && (
        <button type="button" className="more" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('less') : t('more')}
        </button>
      )}
    </div>
  );
}
