import { Combobox } from '@base-ui/react/combobox';
import { type Ref, type RefObject, useRef } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { ComboboxList } from '../../ui/forms/combobox-popup.tsx';
import './people-picker.css';

export type PeoplePickerProps = {
  /** The button that opens the list and gets the focus back. */
  anchor: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  people: string[];
  selected: string[];
  onSelect: (names: string[]) => void;
  onIdentity: (() => void) | undefined;
};

/** Searchable list of people to filter by. Stays open while people are selected. */
export function PeoplePicker({
  anchor,
  open,
  onOpenChange,
  people,
  selected,
  onSelect,
  onIdentity,
}: PeoplePickerProps) {
  const everyone = useRef<HTMLButtonElement>(null);

  // Not the search on a touch screen, where the on-screen keyboard would cover the names.
  const findFocus = () => (matchMedia('(pointer: coarse)').matches ? everyone.current : true);

  return (
    <Combobox.Root
      multiple
      items={people}
      value={selected}
      onValueChange={onSelect}
      open={open}
      onOpenChange={(next, details) => {
        // A click on the button counts as a click outside, but the button toggles the list itself.
        const onButton =
          details.event.target instanceof Node && anchor.current?.contains(details.event.target);
        if (!onButton) onOpenChange(next);
      }}
    >
      {/* In the itinerary, whose colors and fonts it has. */}
      <Combobox.Portal container={anchor.current?.closest<HTMLElement>('.itinerary')}>
        <Combobox.Positioner
          className="z-60"
          positionMethod="fixed"
          anchor={anchor}
          align="end"
          sideOffset={6}
          collisionPadding={8}
        >
          <Combobox.Popup
            className="floating people-picker"
            aria-label={t('people')}
            initialFocus={findFocus}
            finalFocus={anchor}
          >
            <div className="p-2">
              <Combobox.Input
                className="input"
                placeholder={t('searchPeople')}
                aria-label={t('searchPeople')}
              />
            </div>
            <Everyone ref={everyone} isChosen={selected.length === 0} onPress={() => onSelect([])} />
            <Combobox.Empty className="people-empty">{t('noMatches')}</Combobox.Empty>
            <ComboboxList className="people-list" keyOf={(name: string) => name}>
              {(name) => (
                <>
                  <span className="grid w-4">
                    <Combobox.ItemIndicator className="i-lucide-check" />
                  </span>
                  <bdi className="min-w-0 break-words">{name}</bdi>
                </>
              )}
            </ComboboxList>
            {onIdentity && (
              <AskWho
                onPress={() => {
                  onOpenChange(false);
                  onIdentity();
                }}
              />
            )}
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

type EveryoneProps = { ref: Ref<HTMLButtonElement>; isChosen: boolean; onPress: () => void };

const Everyone = ({ ref, isChosen, onPress }: EveryoneProps) => (
  <button ref={ref} type="button" className="floating-item mx-1" aria-pressed={isChosen} onClick={onPress}>
    <span className={isChosen ? 'i-lucide-check' : 'w-4'} aria-hidden="true" />
    {t('everyone')}
  </button>
);

const AskWho = ({ onPress }: { onPress: () => void }) => (
  <div className="border-t p-1">
    <button type="button" className="floating-item w-full" onClick={onPress}>
      <span className="i-lucide-user-round" aria-hidden="true" />
      {t('whoAreYou')}
    </button>
  </div>
);
