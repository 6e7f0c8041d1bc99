import { memo } from 'react';
import type { Person } from '../../../worker/contract/people.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/dialogs/menu.tsx';
import type { OpenGuestDialog } from './guest-dialogs.tsx';

type Props = {
  person: Person;
  /** Whether the reader may use the link, merge and remove. */
  isManaged: boolean;
  mayChangeRole: boolean;
  canMerge: boolean;
  onOpen: (dialog: OpenGuestDialog) => void;
  onRemove: (person: Person) => void;
  /** Hides the name from guests who search for theirs, or shows it again. */
  onHide: (person: Person) => void;
  onSeeAs: (person: Person) => void;
};

/** A guest with the number of events and the state of the personal link. */
export const GuestRow = memo(function GuestRow({ person, isManaged, onOpen, ...rest }: Props) {
  const { name, role, warning } = person;
  return (
    <li
      data-person={person.id}
      className="flex flex-wrap items-center justify-end gap-x-2 border-t border-line py-2"
    >
      <div className="grid min-w-0 flex-1 basis-[min(10rem,100%)] gap-0.5 py-1">
        <div className="flex flex-wrap items-center gap-x-2">
          <h3 className="min-w-0 font-semibold [overflow-wrap:anywhere]" dir="auto">
            {name}
          </h3>
          {role === 'cohost' && <span className="chip">{t('cohostRole')}</span>}
        </div>
        <p className="text-sm text-muted">{describePerson(person)}</p>
        {warning && (
          <p className="flex items-center gap-1 text-sm text-danger">
            <span className="i-lucide-triangle-alert shrink-0" aria-hidden="true" />
            {WARNINGS[warning]()}
          </p>
        )}
      </div>
      <div className="flex">
        {isManaged && (
          <Button
            variant="quiet"
            aria-label={t('namesPersonalLink', { name })}
            onClick={() => onOpen({ name: 'link', personId: person.id })}
          >
            <span className="i-lucide-link" aria-hidden="true" />
            <span className="max-[29.99rem]:hidden">{t('linkLabel')}</span>
          </Button>
        )}
        <GuestMenu person={person} isManaged={isManaged} onOpen={onOpen} {...rest} />
      </div>
    </li>
  );
});

function GuestMenu({ person, isManaged, mayChangeRole, canMerge, onOpen, onRemove, onHide, onSeeAs }: Props) {
  const { id: personId, name, role, isHidden } = person;
  const items = [
    { label: t('renameThis'), icon: 'i-lucide-pencil', onSelect: () => onOpen({ name: 'rename', personId }) },
    {
      label: t('language'),
      icon: 'i-lucide-languages',
      onSelect: () => onOpen({ name: 'language', personId }),
    },
    { label: t('seeAs', { name }), icon: 'i-lucide-eye', onSelect: () => onSeeAs(person) },
    {
      label: isHidden ? t('showInSearch') : t('hideFromSearch'),
      icon: isHidden ? 'i-lucide-search' : 'i-lucide-search-x',
      onSelect: () => onHide(person),
    },
    isManaged &&
      canMerge && {
        label: t('mergeIntoAnother'),
        icon: 'i-lucide-merge',
        onSelect: () => onOpen({ name: 'merge', personId }),
      },
    mayChangeRole && {
      label: role === 'cohost' ? t('removeAsCohost') : t('makeCohost'),
      icon: 'i-lucide-user-cog',
      onSelect: () => onOpen({ name: 'role', personId }),
    },
    isManaged && {
      label: t('remove'),
      icon: 'i-lucide-trash-2',
      onSelect: () => (role === 'cohost' ? onOpen({ name: 'remove', personId }) : onRemove(person)),
      separate: true,
      danger: true,
    },
  ];
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="icon" aria-label={t('moreActionsFor', { name })}>
          <span className="i-lucide-ellipsis text-lg" aria-hidden="true" />
        </Button>
      }
      items={items.filter((item) => item !== false)}
    />
  );
}

const WARNINGS = {
  'look-alike': () => t('looksAlike'),
  'mixed-scripts': () => t('mixesAlphabets'),
};

const RSVP_LABELS = { yes: () => t('yes'), maybe: () => t('maybe'), no: () => t('no') };

/** "3 events · RSVP: Yes · Link opened Jun 12". */
function describePerson({ eventCount, linkOpenedOn, rsvp, isUninvited, isHidden }: Person): string {
  const events = t('eventCount', { count: eventCount });
  const opened = linkOpenedOn
    ? t('linkOpened', { date: formatDate(`${linkOpenedOn}T12:00Z`, 'UTC') })
    : t('linkNotOpened');
  const origin = isUninvited ? t('addedByGuest') : opened;
  const hidden = isHidden && t('hiddenFromSearch');
  return [events, rsvp && t('rsvpAnswer', { answer: RSVP_LABELS[rsvp]() }), origin, hidden]
    .filter(Boolean)
    .join(' · ');
}
