import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Person } from '../../../worker/contract/people.ts';
import { t } from '../../../worker/messages/t.ts';
import { toServerMessage } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { AddGuest } from './add-guest.tsx';
import { GuestList } from './guest-list.tsx';
import { findAsking, LinkRequests } from './link-requests.tsx';
import { peopleOptions } from './queries.ts';
import { UninvitedGuests } from './uninvited-guests.tsx';

/** What the share dialog and this tab have in common: a link with its buttons, QR code and message. */
export type RenderPersonLink = (link: {
  person: Person;
  url: string | undefined;
  failed: boolean;
  onRetry: () => void;
}) => ReactNode;

export type GuestsTabProps = {
  projectId: string;
  /** The itinerary's title, for the printed cards. */
  title: string;
  /** Whether the tab is shown; the list loads then. */
  isShown: boolean;
  /** Co-hosts can neither change roles nor manage other co-hosts. */
  canChooseCohosts: boolean;
  renderLink: RenderPersonLink;
  /** What the share sheet of the device gets for a personal link. */
  toShareData: (person: Person, url: string) => ShareData;
  /** Shows the page as this person sees it. */
  onSeeAs: (person: Person) => void;
  /** At the top: what guests are asked. */
  settings?: ReactNode;
};

/** Hosts of more guests, or whose guests ask for links, know what the list is, and need its first rows on the screen. */
const MAX_TO_EXPLAIN = 12;
const isExplained = (people: readonly Person[], canChooseCohosts: boolean): boolean =>
  people.length <= MAX_TO_EXPLAIN && findAsking(people, canChooseCohosts).length === 0;

/** The Guests tab of the admin panel: everyone by name, with their personal links. */
export function GuestsTab(props: GuestsTabProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...peopleOptions(props.projectId),
    enabled: props.isShown,
  });
  if (!data && error) {
    return (
      <div role="alert" className="mx-auto grid max-w-160 justify-items-start gap-3">
        <p className="text-danger">{toServerMessage(error) ?? t('guestsFailed')}</p>
        <Button busy={isFetching} onClick={() => void refetch()}>
          {t('tryAgain')}
        </Button>
      </div>
    );
  }
  return (
    <div className="mx-auto grid w-full max-w-160 gap-6">
      {props.settings}
      {data && isExplained(data, props.canChooseCohosts) && (
        <p className="text-muted">{t('guestsTabText')}</p>
      )}
      {data && <LinkRequests {...props} people={data} />}
      <AddGuest projectId={props.projectId} />
      {data && <UninvitedGuests projectId={props.projectId} people={data} />}
      {data ? <GuestList {...props} people={data} /> : <GuestSkeletons />}
    </div>
  );
}

function GuestSkeletons() {
  return (
    <div role="status" className="grid gap-3">
      <span className="visually-hidden">{t('loading')}</span>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  );
}
