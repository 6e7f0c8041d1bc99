import type { ReactNode } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

/** One field as text in both versions; '' is shown as a dash. */
type ConflictField = { label: string; mine: string; theirs: string };

type CompareProps = {
  title: ReactNode;
  description: string;
  /** Headings of the two versions, and the buttons that choose one. */
  labels: { mine: string; theirs: string; keepMine: string; takeTheirs: string };
  fields: readonly ConflictField[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Closes without a choice. */
  onClose: () => void;
};

type Props = Pick<CompareProps, 'fields' | 'onKeepMine' | 'onTakeTheirs' | 'onClose'> & {
  /** What was changed, if it was in another tab, and if it was by `author`. */
  titles: { own: string; of: (author: ReactNode) => ReactNode };
  /** Name of the co-host who saved the other version, if it was one. */
  changedBy?: string | undefined;
  /** The other version was saved in another tab of this browser. */
  isOwn?: boolean | undefined;
  /** When the other version was saved, as text. */
  savedAt: string;
};

const toEditLabels = () => ({
  mine: t('yourVersion'),
  theirs: t('theirVersion'),
  keepMine: t('keepMine'),
  takeTheirs: t('useTheirs'),
});
const toOwnLabels = () => ({
  mine: t('thisTab'),
  theirs: t('otherTab'),
  keepMine: t('keepThis'),
  takeTheirs: t('useTheOther'),
});

/** Shows both versions of what was changed twice, side by side, and asks which to keep. */
export function ConflictDialog({ titles, changedBy, isOwn = false, savedAt, ...rest }: Props) {
  return (
    <CompareDialog
      {...rest}
      title={isOwn ? titles.own : titles.of(describeConflictAuthor(changedBy))}
      description={
        isOwn ? t('ownVersionSaved', { time: savedAt }) : t('theirVersionSaved', { time: savedAt })
      }
      labels={isOwn ? toOwnLabels() : toEditLabels()}
    />
  );
}

/** The name of a co-host, for the title of a conflict. */
export const describeConflictAuthor = (changedBy: string | undefined): ReactNode =>
  changedBy ? <bdi>{changedBy}</bdi> : t('someoneElse');

/** Shows two versions of something side by side, and asks which to keep. */
export function CompareDialog({
  title,
  description,
  labels,
  fields,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: CompareProps) {
  return (
    <Dialog
      open
      keepOnOutsideClick
      onOpenChange={(open) => !open && onClose()}
      size="large"
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onTakeTheirs}>{labels.takeTheirs}</Button>
          <Button variant="primary" onClick={onKeepMine}>
            {labels.keepMine}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long text must scroll by keyboard */}
      <section tabIndex={0} aria-label={t('bothVersions')}>
        <table className="versions w-full table-fixed border-collapse text-start align-top [&_th]:text-start">
          <thead>
            <tr className="border-b border-line text-sm">
              <td className="w-24 sm:w-28" />
              <th scope="col" className="py-2 pe-4">
                {labels.mine}
              </th>
              <th scope="col" className="py-2">
                {labels.theirs}
              </th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ label, mine, theirs }) => {
              const textClass = mine === theirs ? 'text-muted' : 'font-semibold';
              return (
                <tr key={label} className="border-b border-line align-top">
                  <th scope="row" className="py-2 pe-3 text-sm text-muted font-normal">
                    {label}
                    {mine !== theirs && (
                      <span className="block text-[var(--accent-ink)]">{t('markChanged')}</span>
                    )}
                  </th>
                  <td
                    className={`whitespace-pre-wrap break-words py-2 pe-4 ${textClass}`}
                    dir="auto"
                    data-version={labels.mine}
                  >
                    {mine || '–'}
                  </td>
                  <td
                    className={`whitespace-pre-wrap break-words py-2 ${textClass}`}
                    dir="auto"
                    data-version={labels.theirs}
                  >
                    {theirs || '–'}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </Dialog>
  );
}
