import type { AppearanceOptions } from './appearance-options.ts';
import { readColors } from './background-section.tsx';
import type { CustomizeDraft } from './customize-draft.ts';
import { parseHex } from './parse-hex.ts';
import './page-preview.css';

type Props = { draft: CustomizeDraft; title: string; ownerName: string; choices: AppearanceOptions };

/** A small page that wears what is chosen so far. */
export function PagePreview({ draft, title, ownerName, choices }: Props) {
  const { customBackgroundColor: paper } = draft;
  const look = {
    ...draft,
    customColors: readColors(draft, choices),
    customBackgroundColor: paper && (parseHex(paper) ?? null),
  };
  return (
    <div
      className="specimen"
      role="img"
      aria-label="Preview of the page"
      data-voice="itinerary"
      {...choices.toAttributes(look)}
    >
      <p className="specimen-bar title" dir="auto">
        {title}
      </p>
      <div className="specimen-page">
        {draft.showCreatorName && ownerName && <p className="specimen-host">Hosted by {ownerName}</p>}
        {draft.showCountdown && <p className="specimen-countdown">12 days 04 hours 30 minutes</p>}
        <div className="specimen-day">
          <p className="specimen-stub">
            <span className="title">Friday</span> June 12
          </p>
          <p className="specimen-event">
            <span>7:00 PM</span>
            <span className="font-600">Dinner by the water</span>
            <span className="specimen-badge">Now</span>
          </p>
        </div>
      </div>
    </div>
  );
}
