import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Reminders, Subscription } from '../../../worker/contract/notifications.ts';
import type { Identity } from '../../../worker/contract/people.ts';
import type { DialogTheme } from '../../../worker/domain/appearance/dialog-theme.ts';
import { t } from '../../../worker/messages/t.ts';
import { toServerMessage } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { RadioGroup } from '../../ui/forms/radio-group.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { EmailForm } from './email-form.tsx';
import { InstallHint } from './install-hint.tsx';
import './notifications.css';
import { LoadError } from '../../ui/page/load-error.tsx';
import { PrivacyLink } from '../../ui/page/privacy-link.tsx';
import { findPushSupport, PermissionError, type PushSupport } from './push.ts';
import { notificationOptions, type SubscribeRequest, useSubscribe, useTurnOff } from './queries.ts';

type Props = {
  projectId: string;
  /** Who the guest is; guests without a name cannot choose their own events. */
  person: Identity | null;
  theme: DialogTheme;
  onClosed: () => void;
  /** Rendered within the dialog, such as what opens another one above it. */
  children?: ReactNode;
};

/** Turns notifications about changes on and off: push messages where the browser has them, else emails. */
export default function NotifyDialog({ projectId, person, theme, onClosed, children }: Props) {
  const { data, error, isFetching, refetch } = useQuery(notificationOptions(projectId));
  return (
    <Dialog
      onClosed={onClosed}
      theme={theme}
      size="small"
      title={t('notifyMe')}
      description={t('notifyText')}
    >
      {!data && error && (
        <LoadError
          message={toServerMessage(error) ?? t('notifyFailed')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-40" />}
      {data && (
        <Choices
          projectId={projectId}
          person={person}
          mine={data.mine}
          vapidKey={data.vapidPublicKey}
          support={data.vapidPublicKey === null ? 'none' : findPushSupport()}
        />
      )}
      {children}
    </Dialog>
  );
}

type ChoicesProps = Pick<Props, 'projectId' | 'person'> & {
  mine: readonly Subscription[];
  vapidKey: string | null;
  support: PushSupport;
};

type Choice = { onlyMine: boolean; reminders: Reminders };

function Choices({ projectId, person, mine, vapidKey, support }: ChoicesProps) {
  const subscribe = useSubscribe(projectId);
  const [onlyMine, setOnlyMine] = useState(mine.some((one) => one.onlyMine));
  const [reminders, setReminders] = useState<Reminders>(mine[0]?.reminders ?? { evening: true, hour: true });
  const isOn = mine.length > 0;

  const send = (
    request: Pick<SubscribeRequest, 'kind'> & { email?: string },
    changed: Partial<Choice> = {},
  ) => {
    const chosen = { onlyMine, reminders, ...changed };
    const choice = {
      onlyMine: chosen.onlyMine && person !== null,
      reminders: chosen.reminders,
      personId: person?.id ?? null,
    };
    const { kind, email = '' } = request;
    subscribe.mutate(
      kind === 'push' ? { ...choice, kind, vapidKey: vapidKey ?? '' } : { ...choice, kind, email },
    );
  };

  function choose(changed: Partial<Choice>) {
    if (changed.onlyMine !== undefined) setOnlyMine(changed.onlyMine);
    if (changed.reminders) setReminders(changed.reminders);
    for (const { kind, email } of mine) send({ kind, email: email ?? '' }, changed);
  }

  return (
    <div className="grid gap-5">
      {isOn && <State projectId={projectId} mine={mine} />}
      {!isOn && (
        <>
          <PushOffer
            support={support}
            busy={subscribe.isPending && subscribe.variables?.kind === 'push'}
            onSubscribe={() => send({ kind: 'push' })}
          />
          <EmailForm
            isMain={support === 'none' || support === 'denied'}
            busy={subscribe.isPending && subscribe.variables?.kind === 'email'}
            onSubmit={(email) => send({ kind: 'email', email })}
          />
        </>
      )}
      {subscribe.error && (
        <p role="alert" className="field-error">
          {describeError(subscribe.error)}
        </p>
      )}
      {person && (
        <RadioGroup
          label={t('whichEvents')}
          value={onlyMine ? 'mine' : 'all'}
          onChange={(value) => choose({ onlyMine: value === 'mine' })}
          options={[
            { value: 'all', label: t('allEvents') },
            { value: 'mine', label: t('onlyMyEvents') },
          ]}
        />
      )}
      <ReminderSwitches value={reminders} onChange={(value) => choose({ reminders: value })} />
      <PrivacyLink />
    </div>
  );
}

type SwitchesProps = { value: Reminders; onChange: (value: Reminders) => void };

function ReminderSwitches({ value, onChange }: SwitchesProps) {
  return (
    <fieldset className="grid gap-1">
      <legend className="font-600">{t('remindMe')}</legend>
      <Checkbox
        label={t('remindEvening')}
        checked={value.evening}
        onChange={({ target }) => onChange({ ...value, evening: target.checked })}
      />
      <Checkbox
        label={t('remindHour')}
        checked={value.hour}
        onChange={({ target }) => onChange({ ...value, hour: target.checked })}
      />
    </fieldset>
  );
}

/** The notifications that are on, with a button to turn them off. */
function State({ projectId, mine }: Pick<ChoicesProps, 'projectId' | 'mine'>) {
  const turnOff = useTurnOff(projectId);
  const pending = mine.find(({ status }) => status === 'pending');
  return (
    <div className="notify-state" role="status">
      <span className={pending ? 'i-lucide-mail' : 'i-lucide-bell-ring'} aria-hidden="true" />
      <div>
        <p className="font-600">{pending ? t('checkYourEmail') : t('notificationsOn')}</p>
        <p className="text-sm text-muted [overflow-wrap:anywhere]">{describeState(mine)}</p>
      </div>
      <Button busy={turnOff.isPending} onClick={() => turnOff.mutate()}>
        {pending ? t('cancel') : t('turnOff')}
      </Button>
    </div>
  );
}

function describeState(mine: readonly Subscription[]): string {
  const pending = mine.find(({ status }) => status === 'pending');
  if (pending) return t('confirmationSent', { email: pending.email ?? '' });
  const email = mine.find(({ kind }) => kind === 'email')?.email;
  const hasPush = mine.some(({ kind }) => kind === 'push');
  if (!email) return t('onThisDevice');
  return hasPush ? t('onDeviceAndEmail', { email }) : t('byEmailTo', { email });
}

type OfferProps = { support: PushSupport; busy: boolean; onSubscribe: () => void };

function PushOffer({ support, busy, onSubscribe }: OfferProps) {
  if (support === 'none') return null;
  if (support === 'install') return <InstallHint />;
  if (support === 'denied') {
    return <p className="text-sm text-muted">{t('notificationsBlocked')}</p>;
  }
  return (
    <Button variant="primary" busy={busy} onClick={onSubscribe}>
      <span className="i-lucide-bell" aria-hidden="true" />
      {t('turnOnNotifications')}
    </Button>
  );
}

function describeError(error: Error): string {
  if (error instanceof PermissionError) {
    return t('notAllowed');
  }
  return toServerMessage(error) ?? t('notificationsFailed');
}
