import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import { LIMITS } from '../../../worker/contract/limits.ts';
import type { Person } from '../../../worker/contract/people.ts';
import type { SignUp } from '../../../worker/contract/sign-ups.ts';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/dialogs/menu.tsx';
import { LoadError } from '../../ui/page/load-error.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { PrintSheet } from '../../ui/print-sheet.tsx';
import { signUpsOptions, useDeleteSignUp, useOpenSignUp } from './queries.ts';
import { createDraft, listSignUpTemplates, type SignUpDraft } from './sign-up-draft.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { describePlaces, SignUpList } from './sign-up-list.tsx';
import { TakenByDialog } from './taken-by-dialog.tsx';

type Props = {
  projectId: string;
  title: string;
  events: readonly Event[];
  people: readonly Person[];
};

type Shown =
  | { is: 'form'; edited: { list: SignUp } | { draft: SignUpDraft } }
  | { is: 'slot'; listId: number; slotId: number };

/** Where hosts make sign-up lists and see who has taken what. */
export function SignUpsTab({ projectId, title, events, people }: Props) {
  const { data, isError, isFetching, refetch } = useQuery(signUpsOptions(projectId));
  const [shown, setShown] = useState<Shown>();
  const [isPrinting, setPrinting] = useState(false);
  const close = () => setShown(undefined);
  if (isError && !data)
    return <LoadError message={t('signUpsFailed')} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40" />;
  const edit = (draft: SignUpDraft) => setShown({ is: 'form', edited: { draft } });
  const list = shown?.is === 'slot' ? data.find(({ id }) => id === shown.listId) : undefined;
  const slot = shown?.is === 'slot' ? list?.slots.find(({ id }) => id === shown.slotId) : undefined;
  return (
    <div className="grid gap-5">
      {data.length === 0 && <p className="text-muted">{t('signUpsIntro')}</p>}
      {data.length < LIMITS.signUps && (
        <div className="flex flex-wrap gap-2">
          {listSignUpTemplates().map((template) => (
            <Button key={template.name} onClick={() => edit(createDraft(template))}>
              <span className="i-lucide-plus" aria-hidden="true" />
              {template.name}
            </Button>
          ))}
          <Button onClick={() => edit(createDraft())}>
            <span className="i-lucide-plus" aria-hidden="true" />
            {t('otherList')}
          </Button>
        </div>
      )}
      {data.map((each) => (
        <HostList
          key={each.id}
          projectId={projectId}
          list={each}
          event={events.find(({ id }) => id === each.eventId)}
          onEdit={() => setShown({ is: 'form', edited: { list: each } })}
          onSlot={(slotId) => setShown({ is: 'slot', listId: each.id, slotId })}
        />
      ))}
      {data.length > 0 && (
        <Button className="justify-self-start" variant="quiet" onClick={() => setPrinting(true)}>
          <span className="i-lucide-printer" aria-hidden="true" />
          {t('printTheLists')}
        </Button>
      )}
      {shown?.is === 'form' && (
        <SignUpForm projectId={projectId} events={events} edited={shown.edited} onClosed={close} />
      )}
      {list && slot && (
        <TakenByDialog projectId={projectId} list={list} slot={slot} people={people} onClosed={close} />
      )}
      {isPrinting && <PrintedLists title={title} lists={data} onPrinted={() => setPrinting(false)} />}
    </div>
  );
}

type HostListProps = {
  projectId: string;
  list: SignUp;
  event: Event | undefined;
  onEdit: () => void;
  onSlot: (slotId: number) => void;
};

function HostList({ projectId, list, event, onEdit, onSlot }: HostListProps) {
  const open = useOpenSignUp(projectId);
  const remove = useDeleteSignUp(projectId);
  const note = [
    event?.title ?? t('wholeItinerary'),
    !list.isOpen && t('isClosed'),
    !list.showNames && t('namesHidden'),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <SignUpList
      list={list}
      note={note}
      renderActions={(slot) => (
        <Button
          size="icon"
          variant="quiet"
          aria-label={t('guestsFor', { label: slot.label })}
          onClick={() => onSlot(slot.id)}
        >
          <span className="i-lucide-user-plus" aria-hidden="true" />
        </Button>
      )}
      aside={
        <Menu
          trigger={
            <Button size="icon" variant="quiet" aria-label={t('moreFor', { title: list.title })}>
              <span className="i-lucide-ellipsis" aria-hidden="true" />
            </Button>
          }
          items={[
            { label: t('edit'), icon: 'i-lucide-pencil', onSelect: onEdit },
            {
              label: list.isOpen ? t('closeTheList') : t('openTheList'),
              icon: list.isOpen ? 'i-lucide-lock' : 'i-lucide-lock-open',
              onSelect: () => open.mutate({ id: list.id, isOpen: !list.isOpen }),
            },
            {
              label: t('deleteLabel'),
              icon: 'i-lucide-trash-2',
              danger: true,
              onSelect: () => remove.mutate(list),
            },
          ]}
        />
      }
    />
  );
}

type PrintedProps = { title: string; lists: readonly SignUp[]; onPrinted: () => void };

/** Prints the lists once. */
function PrintedLists({ title, lists, onPrinted }: PrintedProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is there
  useEffect(() => {
    addEventListener('afterprint', onPrinted, { once: true });
    window.print();
    return () => removeEventListener('afterprint', onPrinted);
  }, []);
  return (
    <PrintSheet className="printed-lists">
      <h1 dir="auto">{title}</h1>
      {lists.map((list) => (
        <section key={list.id}>
          <h2 dir="auto">{list.title}</h2>
          <table>
            <tbody>
              {list.slots.map((slot) => (
                <tr key={slot.id}>
                  <th scope="row" dir="auto">
                    {slot.label}
                  </th>
                  <td>{describePlaces(slot)}</td>
                  <td dir="auto">
                    {slot.people
                      ?.map(({ name, count }) => (count > 1 ? `${name} (${count})` : name))
                      .join(', ')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </PrintSheet>
  );
}
