import { useMutation, useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import type { AssistantRequest } from '../../../worker/contract/assistants.ts';
import { t } from '../../../worker/messages/t.ts';
import { toSignInUrl, userOptions } from '../../features/account/queries.ts';
import { allowAssistant, assistantRequestOptions } from '../../features/assistants/queries.ts';
import type { EditableProject } from '../../features/shared-plan/editable-projects.ts';
import { toServerMessage } from '../../lib/api.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { LoadError } from '../../ui/page/load-error.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { useTitle } from '../../ui/page/use-title.ts';
import { tNodes } from '../../ui/t-nodes.ts';
import { useEditableProjects, useOpenForEditing } from '../-shared-plan/editing.ts';

/** Asks a host whether an assistant may read one of their itineraries (`/connect`). */
export default function ConnectPage() {
  useTitle(`${t('connectAssistant')} · Foldout`);
  const { search } = window.location;
  const { data: request, error, refetch } = useQuery(assistantRequestOptions(search));
  if (request) {
    return (
      <Page>
        <Consent request={request} search={search} />
      </Page>
    );
  }
  return (
    <Page>
      <div className="card">
        {error ? (
          <RequestError message={toServerMessage(error)} onRetry={() => void refetch()} />
        ) : (
          <div className="p-inset sm:p-8" role="status" aria-label={t('loadingRequest')}>
            <Skeleton className="h-40 w-full" />
          </div>
        )}
      </div>
    </Page>
  );
}

/** Without a message there was no answer, so that it can be tried again. */
function RequestError({ message, onRetry }: { message: string | undefined; onRetry: () => void }) {
  return (
    <EmptyState
      level={1}
      icon="i-lucide-bot"
      title={t('cantConnect')}
      text={message ?? t('serverNoAnswer')}
      action={
        message === undefined ? (
          <Button onClick={onRetry}>{t('tryAgain')}</Button>
        ) : (
          <a className={buttonClass({})} href="/">
            {t('backHome')}
          </a>
        )
      }
    />
  );
}

type ConsentProps = { request: AssistantRequest; search: string };

function Consent({ request: { name, host, denyUrl }, search }: ConsentProps) {
  const { data: user } = useQuery(userOptions);
  const { projects, error, refetch } = useEditableProjects(Boolean(user));
  const [chosenId, setChosenId] = useState<string>();
  const [includePrivate, setIncludePrivate] = useState(false);
  const opening = useOpenForEditing(projects.own, t('serverNoAnswer'));
  const projectId = chosenId ?? (projects.all?.length === 1 ? projects.all[0]?.projectId : undefined);
  const connect = useMutation({
    meta: { fallback: t('notConnected') },
    mutationFn: async () => {
      if (!projectId || !(await opening.open(projectId))) return;
      const { redirectTo } = await allowAssistant(projectId, { request: search, includePrivate });
      window.location.assign(redirectTo);
    },
  });
  return (
    <form
      className="card grid gap-6 p-inset sm:p-8"
      onSubmit={(event) => {
        event.preventDefault();
        connect.mutate();
      }}
    >
      <div className="grid gap-3">
        <h1 className="title text-2xl">{tNodes('connectName', { name: <bdi>{name}</bdi> })}</h1>
        <p className="text-muted">{t('connectText')}</p>
        <p className="text-muted">{tNodes('connectHost', { host: <HostName host={host} /> })}</p>
      </div>
      {error && <LoadError message={toServerMessage(error) ?? t('itinerariesFailed')} onRetry={refetch} />}
      {!projects.all && !error && <Skeleton className="h-12 w-full" />}
      {projects.all?.length === 0 && <NothingToEdit />}
      {projects.all && projects.all.length > 0 && (
        <>
          <Choice projects={projects.all} chosenId={projectId} onChoose={setChosenId} />
          <Checkbox
            checked={includePrivate}
            onChange={({ target }) => setIncludePrivate(target.checked)}
            label={t('includePrivate')}
          />
        </>
      )}
      <div className="flex flex-wrap gap-2 border-t pt-4">
        {projects.all && projects.all.length > 0 && (
          <Button variant="primary" type="submit" disabled={!projectId} busy={connect.isPending}>
            {t('connect')}
          </Button>
        )}
        {user === null && (
          <a className={buttonClass({})} href={toSignInUrl(`/connect${search}`)}>
            {t('signIn')}
          </a>
        )}
        <a
          className={`${buttonClass({ variant: 'quiet' })} ms-auto max-sm:-me-[min(1rem,3vw)]`}
          href={denyUrl}
        >
          {t('cancel')}
        </a>
      </div>
    </form>
  );
}

/** Breaks after its dots. */
function HostName({ host }: { host: string }) {
  return (
    <bdi className="font-semibold [overflow-wrap:anywhere]">
      {host.split(/(?<=\.)/).map((part, at) => (
        <Fragment key={part}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}

function NothingToEdit() {
  return (
    <p className="text-muted">
      {tNodes('cantEditYet', { open: <a href="/access">{t('openOneWithCode')}</a> })}
    </p>
  );
}

type ChoiceProps = {
  projects: readonly EditableProject[];
  chosenId: string | undefined;
  onChoose: (projectId: string) => void;
};

function Choice({ projects, chosenId, onChoose }: ChoiceProps) {
  return (
    <fieldset className="grid">
      <legend className="mb-1 font-semibold">{t('whichItinerary')}</legend>
      {projects.map(({ projectId, name }) => (
        <label key={projectId} className="checkbox">
          <input
            type="radio"
            name="itinerary"
            value={projectId}
            checked={projectId === chosenId}
            onChange={() => onChoose(projectId)}
          />
          <bdi className="min-w-0 [overflow-wrap:anywhere]">{name}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
