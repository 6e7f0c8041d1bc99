import { t } from '../../../worker/messages/t.ts';
import { tNodes } from '../../ui/t-nodes.ts';

/** How to get notifications on iPhone and iPad, where only pages on the home screen receive them. */
export function InstallHint() {
  return (
    <div className="notify-hint">
      <p className="font-600">{t('installFirst')}</p>
      <ol>
        <li>{tNodes('installShare', { icon: <span className="i-lucide-share" aria-hidden="true" /> })}</li>
        <li>
          {tNodes('installAdd', { icon: <span className="i-lucide-square-plus" aria-hidden="true" /> })}
        </li>
        <li>{t('installOpen')}</li>
      </ol>
    </div>
  );
}
