import { useState } from 'react';
import type { Person } from '../../../worker/contract/people.ts';
import { t } from '../../../worker/messages/t.ts';
import { FIND_MIN_ROWS, findRows } from '../../lib/find-rows.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/dialogs/menu.tsx';
import { useListFocus } from '../../ui/focus/use-list-focus.ts';
import { FindField } from '../../ui/forms/find-field.tsx';
import { LazyComponent } from '../../ui/lazy/lazy-component.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { GuestDialogs, type OpenGuestDialog } from './guest-dialogs.tsx';
import { GuestRow } from './guest-row.tsx';
import type { GuestsTabProps } from './guests-tab.tsx';
import { useHidePerson, useRemovePerson } from './queries.ts';

const loadLinkCards = () => import('./link-cards.tsx');

/** The guests, with a find field for many, and the dialogs of their actions. */
export function GuestList({
  people,
  projectId,
  title,
  canChooseCohosts,
  renderLink,
  onSeeAs,
}: GuestsTabProps & { people: Person[] }) {
  const [text, setText] = useState('');
  const [dialog, setDialog] = useState<OpenGuestDialog>();
  const [isPrinting, setPrinting] = useState(false);
  const actions = { onRemove: useRemovePerson(projectId).mutate, onHide: useHidePerson(projectId) };
  const { listProps, findFocusTarget } = useListFocus<HTMLElement>('[data-person]');
  const hasFind = people.length >= FIND_MIN_ROWS;
  const shown = hasFind ? findRows(people, text, ({ name }) => name) : people;
  /** Co-hosts may not read the links of co-hosts. */
  const isManaged = ({ role }: Person) => canChooseCohosts || role === 'guest';

  if (people.length === 0) return <NoGuests />;
  return (
    <section className="grid gap-3" {...listProps}>
      <ListHeader
        count={people.length}
        onPrint={() => setPrinting(true)}
        onRenew={() => setDialog({ name: 'renew-all' })}
      />
      {hasFind && (
        <FindField
          label={t('findAGuest')}
          value={text}
          onChange={setText}
          found={shown.length}
          all={people.length}
        />
      )}
      {shown.length === 0 && (
        <EmptyState
          icon="i-lucide-search-x"
          title={t('noGuestsMatch', { text: text.trim() })}
          action={<Button onClick={() => setText('')}>{t('showAllCount', { count: people.length })}</Button>}
        />
      )}
      <ul>
        {shown.map((person) => (
          <GuestRow
            key={person.id}
            person={person}
            isManaged={isManaged(person)}
            mayChangeRole={canChooseCohosts}
            canMerge={people.length > 1}
            onOpen={setDialog}
            {...actions}
            onSeeAs={onSeeAs}
          />
        ))}
      </ul>
      <GuestDialogs
        dialog={dialog}
        projectId={projectId}
        people={people}
        mergeTargets={people.filter(isManaged)}
        renderLink={renderLink}
        findFocus={findFocusTarget}
        onClose={() => setDialog(undefined)}
      />
      {isPrinting && (
        <LazyComponent load={loadLinkCards} onFail={() => setPrinting(false)}>
          {(LinkCards) => (
            <LinkCards
              projectId={projectId}
              title={title}
              people={people.filter(isManaged)}
              onClose={() => setPrinting(false)}
            />
          )}
        </LazyComponent>
      )}
    </section>
  );
}

type HeaderProps = { count: number; onPrint: () => void; onRenew: () => void };

function ListHeader({ count, onPrint, onRenew }: HeaderProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <h3 className="title text-lg" tabIndex={-1}>
        {t('guestsCount', { count })}
      </h3>
      <Menu
        trigger={
          <Button variant="quiet" className="-me-3">
            {t('allLinks')}
            <span className="i-lucide-chevron-down" aria-hidden="true" />
          </Button>
        }
        items={[
          { label: t('printQrCards'), icon: 'i-lucide-printer', onSelect: onPrint },
          { label: t('renewAllLinks'), icon: 'i-lucide-refresh-cw', onSelect: onRenew },
        ]}
      />
    </div>
  );
}

function NoGuests() {
  return (
    <div className="rounded-3 border border-dashed border-edge">
      <EmptyState icon="i-lucide-users" title={t('noGuestsYet')} text={t('noGuestsText')} />
    </div>
  );
}
