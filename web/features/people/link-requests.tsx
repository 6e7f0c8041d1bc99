import { useQuery } from '@tanstack/react-query';
import type { LinkRequest, Person } from '../../../worker/contract/people.ts';
import { t } from '../../../worker/messages/t.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { hasShareSheet, openShareSheet } from '../../ui/share-sheet.ts';
import { showToast } from '../../ui/toasts/toast.ts';
import './link-requests.css';
import type { GuestsTabProps } from './guests-tab.tsx';
import { personLinkOptions, useChangePerson } from './queries.ts';

type Props = Pick<GuestsTabProps, 'projectId' | 'canChooseCohosts' | 'toShareData'> & { people: Person[] };

/** The guests who ask for a personal link. Co-hosts have to be answered by the owner. */
export const findAsking = (people: readonly Person[], canChooseCohosts: boolean): Person[] =>
  people.filter(
    ({ linkRequestedAt, role }) => linkRequestedAt !== null && (canChooseCohosts || role === 'guest'),
  );

/** Who asks for a personal link, with the link to send in one tap. Nothing if nobody does. */
export function LinkRequests({ projectId, canChooseCohosts, toShareData, people }: Props) {
  const asking = findAsking(people, canChooseCohosts);
  if (asking.length === 0) return null;
  return (
    <section className="grid rounded-3 bg-[var(--sunk)] px-4 py-3" aria-label={t('linkRequests')}>
      <h3 className="font-600">{t('guestsAsk', { count: asking.length })}</h3>
      <p className="text-sm text-muted">{t('sendOnlyToKnown')}</p>
      <ul>
        {asking.map((person) => (
          <LinkRequestRow key={person.id} projectId={projectId} person={person} toShareData={toShareData} />
        ))}
      </ul>
    </section>
  );
}

function LinkRequestRow({
  projectId,
  person,
  toShareData,
}: Pick<Props, 'projectId' | 'toShareData'> & { person: Person }) {
  // Loaded before the tap: browsers open the share sheet only within it.
  const { data, isError, isFetching, refetch } = useQuery(personLinkOptions(projectId, person.id));
  const change = useChangePerson(projectId);
  const canShare = hasShareSheet();
  const action = canShare ? t('shareLink') : t('copyLink');

  const finish = () =>
    change.mutate(
      { person, linkRequestedAt: null },
      { onError: () => showToast({ title: t('updateGuestFailed'), kind: 'error' }) },
    );

  async function send(url: string) {
    const isSent = canShare
      ? await openShareSheet(toShareData(person, url))
      : await copyLink(url, person.name);
    if (isSent) finish();
  }

  return (
    <li className="link-request">
      <div className="min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]" dir="auto">
          {person.name}
        </p>
        <p className="text-sm text-muted [overflow-wrap:anywhere]">{describeRequest(person)}</p>
      </div>
      <div className="link-request-action">
        {isError && !data ? (
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t('tryAgain')}
          </Button>
        ) : (
          <Button
            disabled={!data}
            busy={change.isPending}
            aria-label={t('actionOf', { action, name: person.name })}
            onClick={() => data && void send(data.url)}
          >
            <span className={canShare ? 'i-lucide-share' : 'i-lucide-copy'} aria-hidden="true" />
            {action}
          </Button>
        )}
      </div>
      <div className="link-request-dismiss">
        <Button
          variant="quiet"
          size="icon"
          aria-label={t('dismissRequest', { name: person.name })}
          onClick={finish}
        >
          <span className="i-lucide-x" aria-hidden="true" />
        </Button>
      </div>
    </li>
  );
}

/** Whether the link could be copied. */
async function copyLink(url: string, name: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: t('linkCopied'), description: t('sendItTo', { name }), kind: 'ok' });
    return true;
  } catch {
    showToast({ title: t('copyFailed'), description: t('copyFailedText'), kind: 'error' });
    return false;
  }
}

const ANSWERS = { yes: () => t('saysComing'), maybe: () => t('saysMightCome'), no: () => t('saysCantCome') };

/** "Asked Jun 12, 2:10 PM · says they are coming · “With Tom”". */
function describeRequest({ linkRequestedAt, linkRequest }: Person): string {
  const { answer, note }: LinkRequest = linkRequest ?? { answer: null, note: null };
  const asked =
    linkRequestedAt &&
    t('askedAt', {
      time: formatDateTime(linkRequestedAt, Intl.DateTimeFormat().resolvedOptions().timeZone),
    });
  return [asked, answer && ANSWERS[answer](), note && t('quoted', { text: note })]
    .filter(Boolean)
    .join(' · ');
}
