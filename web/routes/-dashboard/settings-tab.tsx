import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../../worker/contract/accounts.ts';
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

/** Who the account is, how it signs in, and the ways out of it. */
export function SettingsTab({ user }: { user: User }) {
  const client = useQueryClient();
  const { data: projects } = useQuery(myProjectsOptions);
  const [dialog, setDialog] = useState<'everywhere' | 'delete'>();
  const everywhere = useSignOut('everywhere');
  const exporting = useExportAccount();

  async function leave() {
    client.clear();
    await clearBrowserData();
    window.location.replace('/?accountDeleted=true');
  }

  return (
    <div className="card mt-2 px-5 sm:px-8">
      <h2 className="only-read">Settings</h2>
      <SettingsSection title="Profile" text="Your name and address come from who signs you in.">
        <AvatarSection hasPicture={user.profileImageUrl !== null}>
          <Avatar user={user} className="h-20 w-20 text-xl" />
        </AvatarSection>
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
          <dt className="text-muted">Name</dt>
          <dd className="break-words pb-2 font-semibold sm:pb-0">{toFullName(user)}</dd>
          <dt className="text-muted">Email</dt>
          <dd className="font-semibold [overflow-wrap:anywhere]">{user.email}</dd>
        </dl>
      </SettingsSection>
      <SettingsSection title="Authentication Method">
        <p className="flex flex-wrap items-center gap-3">
          <span className="i-lucide-key-round text-lg" aria-hidden="true" />
          {toProviderName(user.signInProvider)} account
          <span className="chip font-semibold text-ok">Active</span>
        </p>
      </SettingsSection>
      <SettingsSection
        title="Confirmation emails"
        text="Forward bookings to your own address; their events wait under Unclaimed Events."
      >
        <IntakeAddress renewable />
        <Aliases />
      </SettingsSection>
      <SettingsSection title="Preferences">
        <p className="text-muted">Reminders and default time zone: coming soon.</p>
      </SettingsSection>
      <SettingsSection title="Sessions" text="A session lasts 30 days.">
        <div>
          <Button onClick={() => setDialog('everywhere')}>Sign out everywhere</Button>
        </div>
      </SettingsSection>
      <SettingsSection title="Your data" text="Everything we keep about you, in one file.">
        <div>
          <Button busy={exporting.isPending} onClick={() => exporting.mutate()}>
            <span className="i-lucide-download" aria-hidden="true" />
            Download my data
          </Button>
        </div>
      </SettingsSection>
      <SettingsSection title="Delete account" text="You are asked what becomes of your itineraries.">
        <div>
          <Button variant="danger" onClick={() => setDialog('delete')}>
            Delete my account
          </Button>
        </div>
      </SettingsSection>
      <ConfirmDialog
        open={dialog === 'everywhere'}
        onOpenChange={(open) => !open && setDialog(undefined)}
        title="Sign out everywhere?"
        description="Every browser that is signed in to this account is signed out, this one too. What you have open elsewhere closes."
        confirm="Sign out everywhere"
        busy={everywhere.isPending || everywhere.isSuccess}
        onConfirm={() => everywhere.mutate()}
      />
      {dialog === 'delete' && (
        <DeleteAccountDialog
          email={user.email}
          projectCount={projects?.length ?? 0}
          onDeleted={() => void leave()}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}
