import { useState } from 'react';
import type { LookId } from '../../../worker/contract/choices.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { readLookId } from '../../../worker/domain/appearance/cover-url.ts';
import { LOOK_NAMES, toLookFields } from '../../../worker/domain/appearance/looks.ts';
import { t } from '../../../worker/messages/t.ts';
import { STYLE_FIELDS } from '../../features/customize/customize-draft.ts';
import { useSaveCustomizations } from '../../features/customize/queries.ts';
import { openCustomizeUpgrade } from '../../features/customize/use-customize.ts';
import { pick } from '../../lib/merge-drafts.ts';
import { Button } from '../../ui/button.tsx';
import { LookPicker } from '../../ui/looks/look-picker.tsx';
import '../../features/appearance/appearance.css';
import './first-look.css';

/** Picks a look during onboarding. It is saved at once and can be undone. A trial gets the upgrade prompt. */
export function FirstLook({ project }: { project: Project }) {
  const { mutate, isPending, variables } = useSaveCustomizations(project.projectId);
  const [before] = useState(() => pick(project, ['look', ...STYLE_FIELDS]));
  const saved = readLookId(project.look);
  const shown = isPending && variables.look !== undefined ? readLookId(variables.look) : saved;
  const isChanged = project.look !== before.look;

  function choose(look: LookId) {
    if (!project.isPaid) return openCustomizeUpgrade();
    mutate({ look, ...toLookFields(look) });
  }

  return (
    <section className="first-look" aria-labelledby="first-look">
      <h3 id="first-look" className="font-600">
        {t('pickALook')}
      </h3>
      <div className="poster-strip">
        <LookPicker value={shown} onChange={choose} />
      </div>
      <p
        role="status"
        className="first-look-state text-muted"
        data-changeable={project.isPaid ? '' : undefined}
      >
        {isChanged && saved && <span>{t('lookIsSaved', { name: LOOK_NAMES[saved]() })}</span>}
        {isChanged && (
          <Button variant="quiet" busy={isPending} onClick={() => mutate(before)}>
            {t('undo')}
          </Button>
        )}
        {!isChanged && <span>{project.isPaid ? t('lookSavedHint') : t('lookNeedsFullAccess')}</span>}
      </p>
    </section>
  );
}
