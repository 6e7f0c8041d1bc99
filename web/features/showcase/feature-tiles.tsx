import { t } from '../../../worker/messages/t.ts';
import { AnswerScene, ChangeScene, OwnScene, PasteScene } from './feature-scenes.tsx';

/** Picture, title and text. */
const listFeatures = () =>
  [
    [PasteScene, t('featurePaste'), t('featurePasteText')],
    [OwnScene, t('featureOwn'), t('featureOwnText')],
    [AnswerScene, t('featureAnswer'), t('featureAnswerText')],
    [ChangeScene, t('featureChange'), t('featureChangeText')],
  ] as const;

/** Icon, title and text. */
const listMore = () =>
  [
    ['i-lucide-undo-2', t('featureUndo'), t('featureUndoText')],
    ['i-lucide-clock', t('featureZones'), t('featureZonesText')],
    ['i-lucide-palette', t('featureLook'), t('featureLookText')],
    ['i-lucide-link', t('featureLink'), t('featureLinkText')],
  ] as const;

/** Product features on the landing page: four with pictures, and the rest. */
export function FeatureTiles() {
  return (
    <div className="grid gap-10">
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {listFeatures().map(([Scene, title, text]) => (
          <li key={title} className="card feature-tile">
            <Scene />
            <div className="grid content-start gap-1 p-5">
              <h3 className="title text-lg">{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {listMore().map(([icon, title, text]) => (
          <li key={title} className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1">
            <span className={`${icon} mt-1 text-xl text-accent-ink`} aria-hidden="true" />
            <div>
              <h3 className="font-600">{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
