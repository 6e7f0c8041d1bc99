import { type ReactNode, useId, useState } from 'react';
import type { Project } from '../../../worker/contract/projects.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import type { AppearanceOptions } from './appearance-options.ts';
import { type CustomizeField, toStoredCustomizations } from './customize-draft.ts';
import { type Edits, findConflicts, listChanged } from './edits.ts';
import { FIELD_LABELS, renderVersion } from './field-version.tsx';

type Props = {
  edits: Edits;
  /** The project as somebody else left it. */
  current: Project;
  choices: AppearanceOptions;
  /** The fields in which theirs shall stand. */
  onResolve: (theirs: CustomizeField[]) => void;
  /** Neither for now: back to the form. */
  onClose: () => void;
};

/** Two hosts set the same things; shows both versions of each and lets this one choose. */
export function CustomizeConflictDialog({ edits, current, choices, onResolve, onClose }: Props) {
  const [theirs, setTheirs] = useState<CustomizeField[]>([]);
  const mine = toStoredCustomizations(edits.draft, current.name);
  const conflicts = findConflicts(edits, current);
  // The server saw a conflict: where both sides now read alike, everything that would be sent is asked about.
  const fields = conflicts.length > 0 ? conflicts : listChanged(edits, current);
  return (
    <Dialog
      open
      keepOnOutsideClick
      onOpenChange={(open) => !open && onClose()}
      title="Somebody else changed this too"
      description={`They saved ${fields.length === 1 ? 'it' : 'these'} while you were editing. Choose what to keep; nothing is lost until you save.`}
      actions={
        <>
          <Button onClick={onClose}>Back to Editing</Button>
          <Button variant="primary" onClick={() => onResolve(theirs)}>
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {fields.map((field) => (
          <VersionChoice
            key={field}
            name={FIELD_LABELS[field]}
            mine={renderVersion(field, mine, current, choices)}
            theirs={renderVersion(field, current, current, choices)}
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
  takesTheirs: boolean;
  onChange: (takesTheirs: boolean) => void;
};

function VersionChoice({ name, mine, theirs, takesTheirs, onChange }: VersionsProps) {
  const group = useId();
  const sides = [
    { label: 'Keep mine', version: mine, checked: !takesTheirs, takes: false },
    { label: 'Take theirs', version: theirs, checked: takesTheirs, takes: true },
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
