import { t } from '../../../worker/messages/t.ts';

type Props = { changes: readonly { label: string; was: string; is: string }[] };

/** The fields in which two versions differ, each with its old and new value. */
export function ChangeList({ changes }: Props) {
  if (changes.length === 0) return null;
  return (
    <dl className="grid gap-1 text-sm">
      {changes.map(({ label, was, is }) => (
        <div key={label} className="grid gap-x-3 sm:grid-cols-[5rem_minmax(0,1fr)]">
          <dt className="text-muted">{label}</dt>
          <dd className="grid [overflow-wrap:anywhere]">
            <del className="text-muted" dir="auto">
              <span className="visually-hidden">{t('wasBefore')} </span>
              {was}
            </del>
            <ins className="font-semibold no-underline" dir="auto">
              <span className="visually-hidden">{t('now')} </span>
              {is}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
