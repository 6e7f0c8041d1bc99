import { useRef } from 'react';
import { LIMITS } from '../../../worker/contract/limits.ts';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import { Tooltip } from '../../ui/dialogs/tooltip.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import type { CustomizeErrors } from './customize-draft.ts';
import { CustomizeSection } from './customize-section.tsx';
import type { LinkRow } from './link-rows.ts';

type Props = { rows: readonly LinkRow[]; errors: CustomizeErrors; onChange: (rows: LinkRow[]) => void };

/** Links shown as buttons below the title of the page. */
export function LinksSection({ rows, errors, onChange }: Props) {
  const addButton = useRef<HTMLButtonElement>(null);
  // The new row takes the focus once.
  const addedId = useRef<string>(undefined);
  const full = rows.length >= LIMITS.customLinks;

  function updateRow(id: string, part: Partial<LinkRow>) {
    onChange(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));
  }
  function addRow() {
    addedId.current = crypto.randomUUID();
    onChange([...rows, { id: addedId.current, name: '', url: '' }]);
  }
  function removeRow(id: string) {
    onChange(rows.filter((row) => row.id !== id));
    // The clicked button is removed with its row.
    setTimeout(() => addButton.current?.focus());
  }
  function focusIfAdded(id: string, input: HTMLInputElement | null) {
    if (addedId.current !== id) return;
    addedId.current = undefined;
    input?.focus();
  }

  return (
    <CustomizeSection title={t('links')} note={t('linksNote')}>
      {rows.length > 0 && (
        <ol className="grid gap-4">
          {rows.map((row, index) => (
            <LinkFields
              key={row.id}
              row={row}
              index={index}
              errors={errors}
              nameRef={(input) => focusIfAdded(row.id, input)}
              onChange={(part) => updateRow(row.id, part)}
              onRemove={() => removeRow(row.id)}
            />
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button ref={addButton} aria-disabled={full} onClick={() => !full && addRow()}>
          <span className="i-lucide-plus" aria-hidden="true" />
          {t('addLink')}
        </Button>
        <span className="text-sm text-muted">
          {t('numberOf', { number: rows.length, all: LIMITS.customLinks })}
        </span>
      </div>
    </CustomizeSection>
  );
}

type LinkFieldsProps = {
  row: LinkRow;
  index: number;
  errors: CustomizeErrors;
  nameRef: (input: HTMLInputElement | null) => void;
  onChange: (part: Partial<LinkRow>) => void;
  onRemove: () => void;
};

function LinkFields({ row, index, errors, nameRef, onChange, onRemove }: LinkFieldsProps) {
  return (
    <li className="link-row">
      <TextField
        label={t('linkNameLabel', { number: index + 1 })}
        dir="auto"
        autoComplete="off"
        maxLength={LIMITS.linkName}
        value={row.name}
        error={errors[`customLinks.${index}.name`]}
        onChange={({ target }) => onChange({ name: target.value })}
        ref={nameRef}
      />
      <TextField
        label={t('linkAddressLabel', { number: index + 1 })}
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="example.com"
        maxLength={LIMITS.url}
        value={row.url}
        error={errors[`customLinks.${index}.url`]}
        onChange={({ target }) => onChange({ url: target.value })}
      />
      <Tooltip text={t('remove')}>
        <Button
          variant="quiet"
          size="icon"
          aria-label={t('removeLink', { number: index + 1 })}
          onClick={onRemove}
        >
          <span className="i-lucide-trash-2" aria-hidden="true" />
        </Button>
      </Tooltip>
    </li>
  );
}
