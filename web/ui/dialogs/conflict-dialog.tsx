import { Button } from '../button.tsx';
import { Dialog } from './dialog.tsx';

/** One field in both versions, in words; '' is shown as a dash. */
type ConflictField = { label: string; mine: string; theirs: string };

type Props = {
  /** What both changed, such as "event". */
  noun: string;
  /** When theirs was saved, in words. */
  savedAt: string;
  fields: readonly ConflictField[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  /** Neither for now: back to the form. */
  onClose: () => void;
};

/** Two people changed one thing; shows both versions side by side and lets this one choose. */
export function ConflictDialog({ noun, savedAt, fields, onKeepMine, onTakeTheirs, onClose }: Props) {
  return (
    <Dialog
      open
      keepOnOutsideClick
      onOpenChange={(open) => !open && onClose()}
      size="large"
      title={`Someone else changed this ${noun}`}
      description={`Their version was saved on ${savedAt}. Choose the one to keep.`}
      actions={
        <>
          <Button onClick={onTakeTheirs}>Use Theirs</Button>
          <Button variant="primary" onClick={onKeepMine}>
            Keep Mine
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long texts scroll, and by the keyboard too */}
      <section tabIndex={0} aria-label="Both versions">
        <table className="w-full table-fixed border-collapse text-left align-top">
          <thead>
            <tr className="border-b border-line text-sm">
              <td className="w-24 sm:w-28" />
              <th scope="col" className="py-2 pr-4">
                Yours
              </th>
              <th scope="col" className="py-2">
                Theirs
              </th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ label, mine, theirs }) => {
              const look = mine === theirs ? 'text-muted' : 'font-semibold';
              return (
                <tr key={label} className="border-b border-line align-top">
                  <th scope="row" className="py-2 pr-3 text-sm text-muted font-normal">
                    {label}
                    {mine !== theirs && <span className="block text-[var(--accent-ink)]">differs</span>}
                  </th>
                  <td className={`whitespace-pre-wrap break-words py-2 pr-4 ${look}`} dir="auto">
                    {mine || '–'}
                  </td>
                  <td className={`whitespace-pre-wrap break-words py-2 ${look}`} dir="auto">
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
