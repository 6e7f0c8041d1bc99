import { LOOK_IDS, type LookId } from '../../../worker/contract/choices.ts';
import { toAppearanceProps } from '../../../worker/domain/appearance/appearance.ts';
import { COVER_OF_LOOK, toCoverUrl } from '../../../worker/domain/appearance/cover-url.ts';
import { LOOK_NAMES, toLookFields } from '../../../worker/domain/appearance/looks.ts';
import { toThemeStyle } from '../../../worker/domain/appearance/theme.ts';
import { t } from '../../../worker/messages/t.ts';
import { RadioGroup } from '../forms/radio-group.tsx';
import './looks.css';

type Props = { value: LookId | undefined; onChange: (look: LookId) => void };

const listOptions = () =>
  LOOK_IDS.map((look) => ({ value: look, label: LOOK_NAMES[look](), content: <Poster look={look} /> }));

/** The looks as small posters. Their fonts and backgrounds need features/appearance/appearance.css. */
export function LookPicker({ value, onChange }: Props) {
  return (
    <RadioGroup
      label={t('look')}
      className="posters"
      optionClassName="picture-choice"
      // No option is checked for an itinerary without a look.
      value={value as LookId}
      options={listOptions()}
      onChange={onChange}
    />
  );
}

function Poster({ look }: { look: LookId }) {
  const fields = toLookFields(look);
  const { style, ...attributes } = toAppearanceProps(fields);
  return (
    <span
      className="poster"
      data-theme="itinerary"
      {...attributes}
      style={{ ...toThemeStyle(fields.customColors), ...style }}
    >
      <img
        src={toCoverUrl(COVER_OF_LOOK[look], fields.customColors)}
        alt=""
        width={1600}
        height={600}
        loading="lazy"
      />
      <span className="poster-name title">{LOOK_NAMES[look]()}</span>
      <span className="poster-lines" aria-hidden="true">
        <span />
        <span />
      </span>
    </span>
  );
}
