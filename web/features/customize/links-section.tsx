import { useRef } from 'react';
import { LIMITS } from '../../../worker/contract/limits.ts';
import { Button } from '../../ui/button.tsx';
import { Tooltip } from '../../ui/dialogs/tooltip.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import type { CustomizeErrors } from './customize-draft.ts';
import { CustomizeSection } from './customize-section.tsx';
import type { LinkRow } from './link-rows.ts';

type Props = { rows: readonly LinkRow[]; errors: CustomizeErrors; onChange: (rows: LinkRow[]) => void };

/** Up to four buttons under the title that lead elsewhere. */
export function LinksSection({ rows, errors, onChange }: Props) {
  const add = useRef<HTMLButtonElement>(null);
  // The row just added takes the focus, once.
  const added = useRef<string>(undefined);
  const full = rows.length >= LIMITS.customLinks;

  function rewrite(id: string, part: Partial<LinkRow>) {
    onChange(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));
  }
  function addRow() {
    added.current = crypto.randomUUID();
    onChange([...rows, { id: added.current, name: '', url: '' }]);
  }
  function removeRow(id: string) {
    onChange(rows.filter((row) => row.id !== id));
    // The pressed button goes with its row.
    setTimeout(() => add.current?.focus());
  }

  return (
    <CustomizeSection title="Links" note="Buttons under the title: photos, a packing list, the registry.">
      {rows.length > 0 && (
        <ol className="grid gap-4">
          {rows.map((row, index) => (
            <li key={row.id} className="link-row">
              <TextField
                label={`Name of link ${index + 1}`}
                dir="auto"
                autoComplete="off"
                maxLength={LIMITS.linkName}
                value={row.name}
                error={errors[`customLinks.${index}.name`]}
                onChange={({ target }) => rewrite(row.id, { name: target.value })}
                ref={(input) => {
                  if (added.current !== row.id) return;
                  added.current = undefined;
                  input?.focus();
                }}
              />
              <TextField
                label={`Address of link ${index + 1}`}
                type="url"
                inputMode="url"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                placeholder="example.com"
                maxLength={LIMITS.url}
                value={row.url}
                error={errors[`customLinks.${index}.url`]}
                onChange={({ target }) => rewrite(row.id, { url: target.value })}
              />
              <Tooltip text="Remove">
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={`Remove link ${index + 1}`}
                  onClick={() => removeRow(row.id)}
                >
                  <span className="i-lucide-trash-2" aria-hidden="true" />
                </Button>
              </Tooltip>
            </li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button ref={add} aria-disabled={full} onClick={() => !full && addRow()}>
          <span className="i-lucide-plus" aria-hidden="true" />
          Add Link
        </Button>
        <span className="text-sm text-muted">{`${rows.length} of ${LIMITS.customLinks}`}</span>
      </div>
    </CustomizeSection>
  );
}
