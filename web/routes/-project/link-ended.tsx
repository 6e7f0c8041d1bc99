import type { Project } from '../../../worker/contract/projects.ts';
import { toAppearanceProps } from '../../../worker/domain/appearance/appearance.ts';
import { toThemeStyle } from '../../../worker/domain/appearance/theme.ts';
import { t } from '../../../worker/messages/t.ts';
import { PageTop } from '../../features/itinerary/page-top.tsx';

/** What an open page shows when the host renewed or removed the personal link by which the guest came. */
export default function LinkEnded({ project }: { project: Project }) {
  const { style, ...appearance } = toAppearanceProps(project);
  const viewer = { ...project.viewer, person: null };
  return (
    <div
      className="itinerary"
      data-theme="itinerary"
      {...appearance}
      style={{ ...toThemeStyle(project.customColors), ...style }}
    >
      <PageTop project={{ ...project, customLinks: [], viewer }} events={[]} hasEnded={false} />
      <main className="column">
        <p role="alert" className="card mt-6 p-5 text-lg font-600 text-balance">
          {t('linkRenewed')}
        </p>
      </main>
    </div>
  );
}
