import { useId } from 'react';
import type { Attendees } from '../../../worker/domain/schedule/attendees.ts';
import { t } from '../../../worker/messages/t.ts';
import { NamesInput } from './names-input.tsx';
import type { NamesInputOptions } from './use-names-input.ts';

type Props = Pick<NamesInputOptions, 'people' | 'typed' | 'onTyped'> & {
  value: Attendees;
  onChange: (value: Attendees) => void;
  error?: string;
};

/** Attendees of an event: specific people, or everyone with optional exceptions. Switching clears the names. */
export function AttendeeInput({ value, onChange, ...input }: Props) {
  const id = useId();
  const specific = value.mode === 'only';
  const modes = [
    { label: t('specificPeople'), checked: specific, mode: 'only' as const },
    { label: t('everyone'), checked: !specific, mode: 'everyone' as const },
  ];
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="field-label mb-1.5">{t('guestsLabel')}</legend>
      <div className="grid grid-cols-2 gap-1 rounded-2 max-[16rem]:grid-cols-1 bg-[var(--sunk)] p-1">
        {modes.map(({ label, checked, mode }) => (
          <label
            key={mode}
            className="grid min-h-11 cursor-pointer place-items-center rounded-1.5 px-2 text-center font-semibold text-muted hover:text-ink has-[:checked]:bg-card has-[:checked]:text-ink has-[:checked]:[box-shadow:inset_0_0_0_1px_var(--edge)] has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-accent has-[:focus-visible]:outline-solid"
          >
            <input
              type="radio"
              name={id}
              className="visually-hidden"
              checked={checked}
              onChange={() => {
                onChange({ mode, names: [] });
                input.onTyped('');
              }}
            />
            {label}
          </label>
        ))}
      </div>
      {specific ? (
        <NamesInput
          key="only"
          label={t('whosComing')}
          placeholder={t('addNames')}
          hint={value.names.length === 0 ? t('leaveEmptyForEveryone') : undefined}
          names={value.names}
          {...input}
          onChange={(names) => onChange({ mode: 'only', names })}
        />
      ) : (
        <NamesInput
          key="except"
          label={t('exceptOptional')}
          placeholder={t('addNamesToExclude')}
          names={value.names}
          {...input}
          onChange={(names) => onChange({ mode: names.length > 0 ? 'except' : 'everyone', names })}
        />
      )}
    </fieldset>
  );
}
