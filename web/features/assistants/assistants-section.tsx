import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AssistantKey } from '../../../worker/contract/assistants.ts';
import { LIMITS } from '../../../worker/contract/limits.ts';
import { t } from '../../../worker/messages/t.ts';
import { toServerMessage } from '../../lib/api.ts';
import { formatFullDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { LoadError } from '../../ui/page/load-error.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import { assistantKeysOptions, useRevokeAssistantKey } from './queries.ts';

type Props = {
  projectId: string;
  /** Whether the tab is shown; the keys load then. */
  isShown: boolean;
};

/** Keys with which AI assistants may read the itinerary and propose events. */
export function AssistantsSection({ projectId, isShown }: Props) {
  const {
    data: keys,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...assistantKeysOptions(projectId),
    enabled: isShown,
  });
  const [creating, setCreating] = useState(false);
  const isFull = (keys?.length ?? 0) >= LIMITS.assistantKeys;
  return (
    <section className="grid content-start gap-4" aria-labelledby="assistants">
      <h3 id="assistants" className="font-600">
        {t('assistants')}
      </h3>
      <p className="text-muted">{t('assistantsText')}</p>
      <div className="grid gap-2">
        <p className="text-muted">{t('assistantsConnect')}</p>
        <div className="flex flex-wrap items-center gap-2">
          <code className="min-w-0 flex-1 rounded-2 bg-[var(--sunk)] px-4 py-2 text-sm [overflow-wrap:anywhere]">
            {location.origin}/mcp
          </code>
          <CopyButton text={`${location.origin}/mcp`} what={t('theAddress')} />
        </div>
      </div>
      {!keys && error && (
        <LoadError
          message={toServerMessage(error) ?? t('keysFailed')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!keys && !error && <Skeleton className="h-11 w-full" />}
      {keys && keys.length > 0 && <KeyList projectId={projectId} keys={keys} />}
      {isFull && <p className="text-sm text-muted">{t('keyLimit', { count: LIMITS.assistantKeys })}</p>}
      <div>
        <Button disabled={!keys || isFull} onClick={() => setCreating(true)}>
          <span className="i-lucide-bot" aria-hidden="true" />
          {t('createAKey')}
        </Button>
      </div>
      {creating && <CreateKeyDialog projectId={projectId} onClose={() => setCreating(false)} />}
    </section>
  );
}

function KeyList({ projectId, keys }: { projectId: string; keys: readonly AssistantKey[] }) {
  const [revoking, setRevoking] = useState<AssistantKey>();
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const revoke = useRevokeAssistantKey(projectId);
  return (
    <>
      <ul ref={list} className="grid" tabIndex={-1} aria-label={t('assistantsWithKey')}>
        {keys.map((key) => (
          <li
            key={key.id}
            className="flex flex-wrap items-center gap-x-3 border-t border-line py-2 first:border-0"
          >
            <div className="grid min-w-0 flex-1 basis-48">
              <p className="font-semibold" dir="auto">
                {key.label}
              </p>
              <p className="text-sm text-muted">
                {describeUse(key)}
                {key.includePrivate && ` · ${t('seesPrivate')}`}
              </p>
            </div>
            <Button
              variant="quiet"
              className="px-3 text-danger"
              onClick={() => {
                setRevoking(key);
                setOpen(true);
              }}
            >
              {t('revoke')}
              <span className="visually-hidden"> {t('theKeyOf', { name: key.label })}</span>
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t('revokeKeyOf', { name: revoking?.label ?? '' })}
        description={t('revokeText')}
        confirm={t('revoke')}
        danger
        busy={revoke.isPending}
        onConfirm={() =>
          revoking &&
          revoke.mutate(revoking, {
            onSuccess: () => list.current?.focus(),
            onSettled: () => setOpen(false),
          })
        }
      />
    </>
  );
}

/** Days are in UTC. */
const describeUse = ({ lastUsedOn, createdAt }: AssistantKey) =>
  lastUsedOn
    ? t('keyLastUsed', { date: formatFullDate(`${lastUsedOn}T12:00Z`, 'UTC') })
    : t('keyNotUsed', { date: formatFullDate(createdAt, 'UTC') });
