import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Person } from '../../../worker/contract/people.ts';
import type { Project } from '../../../worker/contract/projects.ts';
import { t } from '../../../worker/messages/t.ts';
import { FIND_MIN_ROWS, findRows } from '../../lib/find-rows.ts';
import { personLinksOptions } from '../../lib/person-links.ts';
import { shareLinkOptions } from '../../lib/share-link.ts';
import { useInvitations } from '../../lib/use-invitations.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { FindField } from '../../ui/forms/find-field.tsx';
import { RadioGroup } from '../../ui/forms/radio-group.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { hasShareSheet, openShareSheet } from '../../ui/share-sheet.ts';
import { formatDeadline } from './describe-rsvp.ts';
import { writeReminder } from './overview.ts';

type Props = {
  project: Pick<Project, 'projectId' | 'rsvp' | 'timeZone' | 'language'>;
  /** What they are asked about. */
  title: string;
  /** Those who have not answered. */
  people: readonly Person[];
  onClosed: () => void;
};

type Kind = 'personal' | 'shared';

/** Messages for guests who have not answered: one each with the personal link, or one for all with the shared link. */
export function ReminderDialog({ project, title, people, onClosed }: Props) {
  const { projectId, rsvp, timeZone } = project;
  const [kind, setKind] = useState<Kind>('personal');
  // Read once: answers may come while the dialog is open.
  const [silent] = useState(people);
  const links = useQuery({ ...personLinksOptions(projectId), enabled: kind === 'personal' });
  const shared = useQuery({ ...shareLinkOptions(projectId), enabled: kind === 'shared' });
  const { data, isError, refetch } = kind === 'personal' ? links : shared;
  const toLanguage = (person?: Person) => person?.language ?? project.language;
  const writeIn = useInvitations([project.language, ...silent.map(toLanguage)]);
  const write = (url: string, person?: Person) =>
    writeIn(toLanguage(person))(() => {
      const deadline = rsvp.deadline === null ? undefined : formatDeadline(rsvp.deadline, timeZone);
      return writeReminder({ title, deadline }, url, person?.name);
    });
  return (
    <Dialog
      onClosed={onClosed}
      title={t('remindGuests')}
      description={t('remindText', { count: silent.length })}
    >
      <div className="grid gap-4">
        <RadioGroup
          label={t('linkInMessage')}
          className="segments justify-self-start"
          value={kind}
          onChange={setKind}
          options={[
            { value: 'personal', label: t('personalLinks') },
            { value: 'shared', label: t('oneLinkForAll') },
          ]}
        />
        {!data && isError && (
          <p role="alert" className="flex flex-wrap items-center gap-3 text-danger">
            {t('linksFailed')} <Button onClick={() => void refetch()}>{t('tryAgain')}</Button>
          </p>
        )}
        {!data && !isError && <Skeleton className="h-32" />}
        {kind === 'shared' && shared.data && <SharedMessage text={write(shared.data.url)} people={silent} />}
        {kind === 'personal' && links.data && (
          <PersonalMessages
            people={silent}
            write={(person) => {
              const url = links.data.find(({ personId }) => personId === person.id)?.url;
              return url && write(url, person);
            }}
          />
        )}
      </div>
    </Dialog>
  );
}

function SharedMessage({ text, people }: { text: string; people: readonly Person[] }) {
  const [edited, setEdited] = useState<string>();
  const id = useId();
  const message = edited ?? text;
  return (
    <div className="grid gap-3">
      <label className="field-label" htmlFor={id}>
        {t('message')}
      </label>
      <textarea
        id={id}
        dir="auto"
        rows={4}
        className="input"
        value={message}
        onChange={({ target }) => setEdited(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        {hasShareSheet() && (
          <Button variant="primary" onClick={() => void openShareSheet({ text: message })}>
            <span className="i-lucide-share" aria-hidden="true" />
            {t('share')}
          </Button>
        )}
        <CopyButton text={message} label={t('copyMessage')} disabled={message.trim() === ''} />
      </div>
      <p className="text-sm text-muted" dir="auto">
        {t('forNames', { names: people.map(({ name }) => name).join(', ') })}
      </p>
    </div>
  );
}

type MessagesProps = { people: readonly Person[]; write: (person: Person) => string | undefined };

function PersonalMessages({ people, write }: MessagesProps) {
  const [text, setText] = useState('');
  // How the message of a guest was passed on: says where the host is in a long list.
  const [done, setDone] = useState<ReadonlyMap<number, string>>(new Map());
  const shown = findRows(people, text, ({ name }) => name);
  return (
    <>
      {people.length >= FIND_MIN_ROWS && (
        <FindField
          label={t('findAGuest')}
          value={text}
          onChange={setText}
          found={shown.length}
          all={people.length}
        />
      )}
      {/* As high as all rows: on a phone the field would move down while somebody types into it. */}
      <div style={{ minHeight: `min(${people.length * 3.5}rem, 70dvh)` }}>
        {shown.length === 0 && (
          <p className="py-4 text-center text-muted">{t('noGuestsMatch', { text: text.trim() })}</p>
        )}
        <ul>
          {shown.map((person) => (
            <PersonalMessage
              key={person.id}
              name={person.name}
              text={write(person)}
              done={done.get(person.id)}
              onDone={(how) => setDone((before) => new Map(before).set(person.id, how))}
            />
          ))}
        </ul>
      </div>
    </>
  );
}

type MessageProps = {
  name: string;
  text: string | undefined;
  done: string | undefined;
  onDone: (how: string) => void;
};

/** Co-hosts get no links of other co-hosts, so there may be no message. */
function PersonalMessage({ name, text, done, onDone }: MessageProps) {
  return (
    <li className="rsvp-person">
      <span className="flex min-w-0 flex-1 basis-32 flex-wrap items-center gap-x-2 py-1">
        <span className="min-w-0 font-semibold [overflow-wrap:anywhere]" dir="auto">
          {name}
        </span>
        {done && <span className="text-sm text-muted">{done}</span>}
      </span>
      {text === undefined ? (
        <span className="text-sm text-muted">{t('cohostRole')}</span>
      ) : (
        <span className="flex">
          <CopyButton
            variant="quiet"
            text={text}
            what={t('messageFor', { name })}
            onCopied={() => onDone(t('messageCopied'))}
          />
          {hasShareSheet() && (
            <Button
              variant="quiet"
              size="icon"
              aria-label={t('shareMessageFor', { name })}
              onClick={() =>
                void openShareSheet({ text }).then((isShared) => isShared && onDone(t('messageShared')))
              }
            >
              <span className="i-lucide-share" aria-hidden="true" />
            </Button>
          )}
        </span>
      )}
    </li>
  );
}
