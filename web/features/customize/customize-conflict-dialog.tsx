import { type ReactNode, useId, useState } from 'react';
import type { Project } from '../../../worker/contract/projects.ts';
import { t } from '../../../worker/messages/t.ts';
import type { ConflictAuthor } from '../../lib/row-update.ts';
import { Button } from '../../ui/button.tsx';
import { describeConflictAuthor } from '../../ui/dialogs/conflict-dialog.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { tNodes } from '../../ui/t-nodes.ts';
import type { AppearanceOptions } from './appearance-options.ts';
import { type CustomizeField, toStoredCustomizations } from './customize-draft.ts';
import { type Edits, findConflicts, listChanged } from './edits.ts';
import { FIELD_LABELS, renderFieldVersion } from './field-version.tsx';

type Props = ConflictAuthor & {
  edits: Edits;
  /** The project as another host saved it. */
  current: Project;
  options: AppearanceOptions;
  /** Called with the fields to take from `current`. */
  onResolve: (theirs: CustomizeField[]) => void;
  /** Back to the form without a choice. */
  onClose: () => void;
};

/** Shows both versions of fields that two hosts changed, and lets this host choose. */
export function CustomizeConflictDialog({ edits, current, options, onResolve, onClose, ...author }: Props) {
  const [theirs, setTheirs] = useState<CustomizeField[]>([]);
  const mine = toStoredCustomizations(edits.draft, current.name);
  const conflicts = findConflicts(edits, current);
  // The server reported a conflict. If no field differs any more, all changed fields are shown.
  const fields = conflicts.length > 0 ? conflicts : listChanged(edits, current);
  return (
    <Dialog
      open
      keepOnOutsideClick
      onOpenChange={(open) => !open && onClose()}
      title={
        author.isOwn
          ? t('youChangedThis')
          : tNodes('otherChangedThis', { author: describeConflictAuthor(author.changedBy) })
      }
      description={author.isOwn ? t('youSavedMeanwhile') : t('otherSavedMeanwhile')}
      actions={
        <>
          <Button onClick={onClose}>{t('backToEditing')}</Button>
          <Button variant="primary" onClick={() => onResolve(theirs)}>
            {t('saveIt')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {fields.map((field) => (
          <VersionChoice
            key={field}
            name={FIELD_LABELS[field]()}
            mine={renderFieldVersion(field, { ...mine, name: current.name }, options)}
            theirs={renderFieldVersion(field, current, options)}
            isOwn={author.isOwn}
            takesTheirs={theirs.includes(field)}
            onChange={(takes) =>
              setTheirs((others) => [...others.filter((other) => other !== field), ...(takes ? [field] : [])])
            }
          />
        ))}
      </div>
    </Dialog>
  );
}

type VersionsProps = {
  name: string;
  mine: ReactNode;
  theirs: ReactNode;
  isOwn: boolean | undefined;
  takesTheirs: boolean;
  onChange: (takesTheirs: boolean) => void;
};

function VersionChoice({ name, mine, theirs, isOwn, takesTheirs, onChange }: VersionsProps) {
  const group = useId();
  const sides = [
    {
      label: isOwn ? t('keepThisVersion') : t('keepMyVersion'),
      version: mine,
      checked: !takesTheirs,
      takes: false,
    },
    {
      label: isOwn ? t('takeOtherVersion') : t('takeTheirVersion'),
      version: theirs,
      checked: takesTheirs,
      takes: true,
    },
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="field-label mb-1.5">{name}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {sides.map(({ label, version, checked, takes }) => (
          <label key={label} className="choice version">
            <input type="radio" name={group} checked={checked} onChange={() => onChange(takes)} />
            <span className="min-w-0">
              <span className="block text-sm text-muted">{label}</span>
              {version}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
