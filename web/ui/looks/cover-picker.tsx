import { useEffect, useState } from 'react';
import { COVER_IDS, type CoverId, type CustomColors } from '../../../worker/contract/choices.ts';
import { toCoverUrl } from '../../../worker/domain/appearance/cover-url.ts';
import { COVER_NAMES } from '../../../worker/domain/appearance/looks.ts';
import { t } from '../../../worker/messages/t.ts';
import { RadioGroup } from '../forms/radio-group.tsx';
import './looks.css';

type Props = {
  value: CoverId;
  /** The itinerary's colors; null for the default ones. */
  colors: CustomColors | null;
  onChange: (cover: CoverId) => void;
};

/** The covers in the itinerary's colors. */
export function CoverPicker({ value, colors, onChange }: Props) {
  const shown = useSettled(colors);
  const options = COVER_IDS.map((cover) => ({
    value: cover,
    label: COVER_NAMES[cover](),
    content: (
      <>
        <img src={toCoverUrl(cover, shown)} alt="" width={1600} height={600} loading="lazy" />
        <span>{COVER_NAMES[cover]()}</span>
      </>
    ),
  }));
  return (
    <RadioGroup
      label={t('coverLabel')}
      className="covers"
      optionClassName="picture-choice"
      value={value}
      options={options}
      onChange={onChange}
    />
  );
}

const SETTLE_MS = 400;

/** The colors once they have stopped changing: dragging in a color picker must not load all covers at each step. */
function useSettled(colors: CustomColors | null): CustomColors | null {
  const [settled, setSettled] = useState(colors);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(colors), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [colors]);
  return settled;
}
