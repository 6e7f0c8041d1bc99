import { type ComponentType, useRef, useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { withGuestMessages } from '../../lib/messages.ts';
import type { PeoplePickerProps } from './people-picker.tsx';

type Props = {
  people: string[];
  selected: string[];
  onSelect: (names: string[]) => void;
  /** Asks the guest for a name; undefined if it is known. */
  onIdentity: (() => void) | undefined;
  onFail: () => void;
};

const load = withGuestMessages(() => import('./people-picker.tsx'));

/** Button that opens the attendee filter. The list is loaded on hover or focus; `onFail` is called if that fails. */
export function PeopleFilter({ people, selected, onSelect, onIdentity, onFail }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [Picker, setPicker] = useState<ComponentType<PeoplePickerProps>>();
  const [open, setOpen] = useState(false);

  const preload = () => void load().catch(() => undefined);
  const toggle = () =>
    load().then(({ PeoplePicker }) => {
      setPicker(() => PeoplePicker);
      setOpen(!open);
    }, onFail);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={`button button-quiet filter${selected.length === 1 ? '-one' : ''}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={toggle}
      >
        <span className="i-lucide-users" aria-hidden="true" />
        <span className="visually-hidden">{t('showEventsFor')}</span>
        <bdi className="max-w-40 truncate">{toLabel(selected)}</bdi>
        <span className="i-lucide-chevron-down" aria-hidden="true" />
      </button>
      {Picker && (
        <Picker
          anchor={button}
          open={open}
          onOpenChange={setOpen}
          people={people}
          selected={selected}
          onSelect={onSelect}
          onIdentity={onIdentity}
        />
      )}
    </>
  );
}

function toLabel(selected: string[]): string {
  return selected.length === 0
    ? t('everyone')
    : selected.length === 1
      ? (selected[0] ?? '')
      : t('peopleCount', { count: selected.length });
}
