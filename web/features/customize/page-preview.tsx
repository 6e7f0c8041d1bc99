import { DEFAULT_COVER, readCover, toCoverUrl } from '../../../worker/domain/appearance/cover-url.ts';
import type { AppearanceOptions } from './appearance-options.ts';
import { readColors } from './background-section.tsx';
import type { CustomizeDraft } from './customize-draft.ts';
import { parseHex } from './parse-hex.ts';
import './page-preview.css';

type Props = { draft: CustomizeDraft; title: string; ownerName: string; options: AppearanceOptions };

/** A small preview of the itinerary page with the current options. */
export function PagePreview({ draft, title, ownerName, options }: Props) {
  const { customBackgroundColor: background } = draft;
  const appearance = {
    ...draft,
    customColors: readColors(draft, options),
    customBackgroundColor: background && (parseHex(background) ?? null),
  };
  return (
    <div
      className="page-preview"
      role="img"
      aria-label="Preview of the page"
      data-theme="itinerary"
      {...options.toAttributes(appearance)}
    >
      <img
        className="page-preview-cover"
        src={toCoverUrl(readCover(draft.look) ?? DEFAULT_COVER, appearance.customColors)}
        alt=""
      />
      <div className="page-preview-page">
        <p className="page-preview-title title" dir="auto">
          {title}
        </p>
        {draft.showCreatorName && ownerName && <p className="page-preview-host">Hosted by {ownerName}</p>}
        {draft.showCountdown && <p className="page-preview-countdown">12 days 04 hours 30 minutes</p>}
        <div className="page-preview-day">
          <p className="page-preview-date">
            <span className="title">Friday</span> June 12
          </p>
          <p className="page-preview-event">
            <span>7:00 PM</span>
            <span className="font-600">Dinner by the water</span>
            <span className="page-preview-badge">Now</span>
          </p>
        </div>
      </div>
    </div>
  );
}
