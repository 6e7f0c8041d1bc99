import { COVER_OF_LOOK, toCoverUrl } from '../../../worker/domain/appearance/cover-url.ts';
import { toFirstLook } from '../../../worker/domain/appearance/looks.ts';
import { listOccasionTiles, type OccasionTile } from './occasions.ts';
import './showcase.css';

/** Event types on the landing page, each with the cover that its itineraries start with. */
export function EventTypeTiles({ onChoose }: { onChoose: (tile: OccasionTile) => void }) {
  return (
    <ul className="tiles">
      {listOccasionTiles().map((tile) => (
        <li key={tile.occasion}>
          <button type="button" className="card tile" onClick={() => onChoose(tile)}>
            <Cover occasion={tile.occasion} />
            <span className="title text-lg">{tile.title}</span>
            <span className="text-muted">{tile.text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Cover({ occasion }: Pick<OccasionTile, 'occasion'>) {
  const { look, customColors } = toFirstLook(occasion);
  const url = toCoverUrl(COVER_OF_LOOK[look], customColors);
  return <img className="tile-cover" src={url} alt="" width="1600" height="600" loading="lazy" />;
}
