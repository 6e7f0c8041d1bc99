import { type ComponentType, useRef, useState } from 'react';
import { showToast } from '../../ui/toast.ts';
import type { PeoplePickerProps } from './people-picker.tsx';

type Props = { people: string[]; selected: string[]; onSelect: (names: string[]) => void };

/** Also after a deploy, when the file of the old version is gone. */
const NOT_LOADED = 'That did not load. Please check your connection and reload the page.';

const load = () => import('./people-picker.tsx');

/** Whose events to show. Only the button is here; the list behind it loads when a pointer or the focus nears. */
export function PeopleFilter({ people, selected, onSelect }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [Picker, setPicker] = useState<ComponentType<PeoplePickerProps>>();
  const [open, setOpen] = useState(false);

  const preload = () => void load().catch(() => undefined);
  const toggle = () =>
    load().then(
      ({ PeoplePicker }) => {
        setPicker(() => PeoplePicker);
        setOpen(!open);
      },
      () => showToast({ title: 'Error', description: NOT_LOADED, kind: 'error' }),
    );

  return (
    <>
      <button
        ref={button}
        type="button"
        className="button button-quiet -mr-3 min-w-0 px-3"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={toggle}
      >
        <span className="i-lucide-users" aria-hidden="true" />
        <span className="only-read">Show events for</span>
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
        />
      )}
    </>
  );
}

/** One person by name, several by number. */
function toLabel(selected: string[]): string {
  return selected.length === 0
    ? 'Everyone'
    : selected.length === 1
      ? (selected[0] ?? '')
      : `${selected.length} people`;
}
