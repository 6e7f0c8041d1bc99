import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Person } from '../../../worker/contract/people.ts';
import { computeCalendarLayout } from '../../../worker/domain/schedule/calendar.ts';
import { t } from '../../../worker/messages/t.ts';
import { toProjectTitle } from '../../features/itinerary/page-top.tsx';
import { GuestsTab } from '../../features/people/guests-tab.tsx';
import { peopleOptions } from '../../features/people/queries.ts';
import { RsvpOverview } from '../../features/rsvps/rsvp-overview.tsx';
import { RsvpSettingsRow } from '../../features/rsvps/rsvp-settings-row.tsx';
import { toShareData, writePersonalInvitation } from '../../features/share/invitation-message.ts';
import { LinkSharing } from '../../features/share/link-sharing.tsx';
import type { Itinerary } from '../../lib/itinerary-query.ts';
import { rsvpsOptions } from '../../lib/rsvps/rsvp-query.ts';
import { useInvitations } from '../../lib/use-invitations.ts';
import { RadioGroup } from '../../ui/forms/radio-group.tsx';
import { useLazyComponent } from '../../ui/lazy/use-lazy-component.ts';
import { TicketsToReview } from './tickets-to-review.tsx';

const loadSignUpsTab = async () => ({
  default: (await import('../../features/sign-ups/sign-ups-tab.tsx')).SignUpsTab,
});

const loadPapersTab = async () => ({
  default: (await import('../../features/papers/papers-tab.tsx')).PapersTab,
});

type Props = {
  itinerary: Itinerary;
  canChooseCohosts: boolean;
  isShown: boolean;
  /** Shows the page as this person sees it. */
  onSeeAs: (person: Person) => void;
};

/** The Guests tab: the list of guests, their answers, and their tickets. */
export function GuestsPanel({ itinerary: { project, events }, ...rest }: Props) {
  const [view, setView] = useState<'guests' | 'rsvp' | 'sign-ups' | 'tickets'>('guests');
  const { projectId } = project;
  const title = toProjectTitle(project);
  const listed = useQuery({ ...peopleOptions(projectId), enabled: false }).data ?? [];
  const toLanguage = (person: Person) => person.language ?? project.language;
  const writeIn = useInvitations([project.language, ...listed.map(toLanguage)]);
  const writeMessage = (person: Person, url: string) =>
    writeIn(toLanguage(person))(() => {
      const dates = computeCalendarLayout(events, '')?.title;
      return writePersonalInvitation({ title, dates, url }, person.name);
    });
  const isAnswersShown = rest.isShown && view === 'rsvp';
  const { data: people, isPending: isPeoplePending } = usePeopleOfAnswers(
    projectId,
    rest.isShown && view !== 'guests',
  );
  const PapersTab = useLazyComponent(loadPapersTab, view === 'tickets');
  const SignUpsTab = useLazyComponent(loadSignUpsTab, view === 'sign-ups');
  return (
    <div className="grid gap-5">
      <RadioGroup
        label={t('showView')}
        className="segments justify-self-start max-sm:justify-self-stretch"
        value={view}
        onChange={setView}
        options={[
          { value: 'guests', label: t('guestsLabel') },
          { value: 'rsvp', label: t('rsvpTab') },
          { value: 'sign-ups', label: t('signUps') },
          { value: 'tickets', label: t('tickets') },
        ]}
      />
      {view === 'sign-ups' && SignUpsTab && (
        <SignUpsTab projectId={projectId} title={title} events={events} people={people ?? []} />
      )}
      {view === 'tickets' && <TicketsToReview projectId={projectId} isShown={rest.isShown} />}
      {view === 'tickets' && PapersTab && !isPeoplePending && (
        <PapersTab projectId={projectId} isPaid={project.isPaid} events={events} people={people ?? []} />
      )}
      {view === 'rsvp' && (
        <RsvpOverview
          project={project}
          title={title}
          events={events}
          people={people}
          isShown={isAnswersShown}
        />
      )}
      {view === 'guests' && (
        <GuestsTab
          {...rest}
          settings={<RsvpSettingsRow project={project} />}
          projectId={projectId}
          title={title}
          toShareData={(person, url) => toShareData(writeMessage(person, url), { title, url })}
          renderLink={({ person, ...link }) => (
            <LinkSharing
              {...link}
              what={t('personalLink')}
              title={title}
              fileName={`${title} ${person.name}`}
              hint={t('opensAsScanned', { name: person.name })}
              writeMessage={(url) => writeMessage(person, url)}
            />
          )}
        />
      )}
    </div>
  );
}

/** Everyone, loaded again with each change of the answers: guests of the shared link become people by answering. */
function usePeopleOfAnswers(projectId: string, isShown: boolean) {
  const answers = useQuery({ ...rsvpsOptions(projectId), enabled: false });
  const people = useQuery({ ...peopleOptions(projectId), enabled: isShown });
  const { refetch } = people;
  useEffect(() => {
    if (isShown && answers.data) void refetch();
  }, [answers.data, isShown, refetch]);
  return people;
}
