import { Combobox } from '@base-ui/react/combobox';
import { type Ref, type RefObject, useRef } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import { ABOVE_FOOTER } from '../../ui/dialogs/above-footer.ts';
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

/** So many names fit a phone, and need no search. */
const FEW_PEOPLE = 8;

/**
 * List of people to filter by, with a search if they are many. Stays open while people are selected. On a phone a sheet at
 * the bottom, else beside its button.
 */
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
  const search = useRef<HTMLInputElement>(null);
  const isShort = people.length <= FEW_PEOPLE;

  // Not the search on a touch screen, where the on-screen keyboard would cover the names.
  const findFocus = () => (isShort || matchMedia('(pointer: coarse)').matches ? everyone : search).current;

  const field = <Search ref={search} isShort={isShort} />;
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
        <Combobox.Backdrop className="backdrop people-backdrop" />
        <Combobox.Positioner
          className="people-place z-60"
          positionMethod="fixed"
          anchor={anchor}
          align="end"
          sideOffset={6}
          collisionPadding={ABOVE_FOOTER}
        >
          <Combobox.Popup
            className="floating people-picker"
            aria-label={t('people')}
            initialFocus={findFocus}
            finalFocus={anchor}
          >
            <Header onClose={() => onOpenChange(false)} />
            {!isShort && field}
            <Everyone ref={everyone} isChosen={selected.length === 0} onPress={() => onSelect([])} />
            {isShort && field}
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

/** Of a short list it takes the keys only. */
const Search = ({ ref, isShort }: { ref: Ref<HTMLInputElement>; isShort: boolean }) => (
  <div className={isShort ? 'visually-hidden' : 'p-2'}>
    <Combobox.Input
      ref={ref}
      className="input"
      readOnly={isShort}
      placeholder={t('searchPeople')}
      aria-label={isShort ? t('people') : t('searchPeople')}
    />
  </div>
);

/** Of the sheet. */
const Header = ({ onClose }: { onClose: () => void }) => (
  <div className="people-header">
    <p className="title text-lg">{t('showEventsFor')}</p>
    <Button variant="quiet" size="icon" aria-label={t('close')} onClick={onClose}>
      <span className="i-lucide-x text-lg" aria-hidden="true" />
    </Button>
  </div>
);

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
