import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../../worker/contract/accounts.ts';
import { t } from '../../../worker/messages/t.ts';
import { Avatar } from '../../features/account/avatar.tsx';
import { clearBrowserData } from '../../features/account/clear-browser-data.ts';
import { toFullName, toProviderName } from '../../features/account/names.ts';
import { useSignOut } from '../../features/account/queries.ts';
import { Aliases } from '../../features/intake/aliases.tsx';
import { IntakeAddress } from '../../features/intake/intake-address.tsx';
import { myProjectsOptions } from '../../features/my-projects/queries.ts';
import { useExportAccount } from '../../features/settings/account-data.ts';
import { AvatarSection } from '../../features/settings/avatar-section.tsx';
import { DeleteAccountDialog } from '../../features/settings/delete-account-dialog.tsx';
import { SettingsSection } from '../../features/settings/settings-section.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';

/** The Settings tab: profile, sign-in, forwarding address, and account actions. */
export default function SettingsTab({ user }: { user: User }) {
  return (
    <div className="card mt-2 px-inset sm:px-8">
      <h2 className="visually-hidden">{t('settings')}</h2>
      <ProfileSection user={user} />
      <SettingsSection title={t('signInMethod')}>
        <p className="flex flex-wrap items-center gap-3">
          <span className="i-lucide-key-round text-lg" aria-hidden="true" />
          {t('providerAccount', { provider: toProviderName(user.signInProvider) })}
          <span className="chip font-semibold text-ok">{t('activeMethod')}</span>
        </p>
      </SettingsSection>
      <SettingsSection title={t('forwardingAddress')} text={t('forwardingAddressText')}>
        <IntakeAddress isVerified={user.emailVerified} renewable />
        <Aliases />
      </SettingsSection>
      <SettingsSection title={t('preferences')}>
        <p className="text-muted">{t('preferencesText')}</p>
      </SettingsSection>
      <SessionsSection />
      <DataSection />
      <DeleteAccountSection user={user} />
    </div>
  );
}

function ProfileSection({ user }: { user: User }) {
  const provider = toProviderName(user.signInProvider);
  return (
    <SettingsSection title={t('profile')} text={t('profileText', { provider })}>
      <AvatarSection hasImage={user.profileImageUrl !== null}>
        <Avatar user={user} className="h-20 w-20 text-xl" />
      </AvatarSection>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="text-muted">{t('nameLabel')}</dt>
        <dd className="break-words pb-2 font-semibold sm:pb-0">{toFullName(user)}</dd>
        <dt className="text-muted">{t('email')}</dt>
        <dd className="font-semibold [overflow-wrap:anywhere]">{user.email}</dd>
      </dl>
    </SettingsSection>
  );
}

function SessionsSection() {
  const [asking, setAsking] = useState(false);
  const signOut = useSignOut('everywhere');
  return (
    <SettingsSection title={t('sessions')} text={t('sessionsText')}>
      <div>
        <Button onClick={() => setAsking(true)}>{t('signOutEverywhere')}</Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('signOutEverywhereAsk')}
        description={t('signOutEverywhereText')}
        confirm={t('signOutEverywhere')}
        busy={signOut.isPending || signOut.isSuccess}
        onConfirm={() => signOut.mutate()}
      />
    </SettingsSection>
  );
}

function DataSection() {
  const exporting = useExportAccount();
  return (
    <SettingsSection title={t('accountData')} text={t('accountDataText')}>
      <div>
        <Button busy={exporting.isPending} onClick={() => exporting.mutate()}>
          <span className="i-lucide-download" aria-hidden="true" />
          {t('downloadMyData')}
        </Button>
      </div>
    </SettingsSection>
  );
}

function DeleteAccountSection({ user }: { user: User }) {
  const client = useQueryClient();
  const { data: projects } = useQuery(myProjectsOptions);
  const [open, setOpen] = useState(false);

  async function leave() {
    client.clear();
    await clearBrowserData();
    window.location.replace('/?accountDeleted=true');
  }

  return (
    <SettingsSection title={t('deleteAccount')} text={t('deleteAccountText')}>
      <div>
        <Button variant="danger" onClick={() => setOpen(true)}>
          {t('deleteMyAccount')}
        </Button>
      </div>
      {open && (
        <DeleteAccountDialog
          email={user.email}
          projectCount={projects?.length ?? 0}
          onDeleted={() => void leave()}
          onClose={() => setOpen(false)}
        />
      )}
    </SettingsSection>
  );
}
