import { useEffect, useEffectEvent, useState } from 'react';
import { pickTextColor } from '../../../worker/domain/appearance/contrast.ts';
import { t } from '../../../worker/messages/t.ts';
import { Field } from '../../ui/forms/field.tsx';
import { inSentence } from '../../ui/forms/in-sentence.ts';
import { parseHex } from './parse-hex.ts';

type Props = {
  label: string;
  /** `#rrggbb`, possibly incomplete. */
  value: string;
  error?: string;
  onChange: (value: string) => void;
};

/**
 * A color picker and a text input, with a sample of text on the color. While a color is dragged, only the field follows;
 * `onChange` gets the color it settles on, because each color of the cover is another file.
 */
export function ColorField({ label, value: stored, error, onChange }: Props) {
  const { dragged, drag, settle } = useDraggedColor(onChange);
  const value = dragged ?? stored;
  const hex = parseHex(value);
  const text = hex && pickTextColor(hex);
  return (
    <Field label={label} error={error}>
      {(control) => (
        <div className="color-field">
          <input
            type="color"
            className="color-well"
            aria-label={t('pickColor', { color: inSentence(label) })}
            value={hex ?? '#ffffff'}
            onChange={({ target }) => drag(target.value)}
            onBlur={settle}
          />
          <input
            {...control}
            className="input"
            value={value}
            maxLength={9}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={({ target }) => onChange(target.value)}
            onBlur={() => hex && hex !== value && onChange(hex)}
          />
          <span className="color-sample" style={{ backgroundColor: hex, color: text }} aria-hidden="true">
            {hex ? 'Aa' : '?'}
          </span>
        </div>
      )}
    </Field>
  );
}

/** A color counts as settled after this pause, or when the picker loses the focus. */
const PAUSE_MS = 200;

function useDraggedColor(onChange: (color: string) => void) {
  const [dragged, setDragged] = useState<string>();
  function settle() {
    if (dragged === undefined) return;
    onChange(dragged);
    setDragged(undefined);
  }
  const settleAfterPause = useEffectEvent(settle);
  useEffect(() => {
    if (dragged === undefined) return;
    const pause = setTimeout(() => settleAfterPause(), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [dragged]);
  return { dragged, drag: setDragged, settle };
}
