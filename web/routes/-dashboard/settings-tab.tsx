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

/** The Settings tab: profile, sign-in, forwarding address, and account actions. */
export function SettingsTab({ user }: { user: User }) {
  return (
    <div className="card mt-2 px-inset sm:px-8">
      <h2 className="visually-hidden">Settings</h2>
      <ProfileSection user={user} />
      <SettingsSection title="Authentication Method">
        <p className="flex flex-wrap items-center gap-3">
          <span className="i-lucide-key-round text-lg" aria-hidden="true" />
          {toProviderName(user.signInProvider)} account
          <span className="chip font-semibold text-ok">Active</span>
        </p>
      </SettingsSection>
      <SettingsSection
        title="Forwarding address"
        text="Forward booking confirmations to this address. Their events appear under Unclaimed Events."
      >
        <IntakeAddress isVerified={user.emailVerified} renewable />
        <Aliases />
      </SettingsSection>
      <SettingsSection title="Preferences">
        <p className="text-muted">Reminders and default time zone: coming soon.</p>
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
    <SettingsSection title="Profile" text={`Your name and email come from your ${provider} account.`}>
      <AvatarSection hasImage={user.profileImageUrl !== null}>
        <Avatar user={user} className="h-20 w-20 text-xl" />
      </AvatarSection>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="text-muted">Name</dt>
        <dd className="break-words pb-2 font-semibold sm:pb-0">{toFullName(user)}</dd>
        <dt className="text-muted">Email</dt>
        <dd className="font-semibold [overflow-wrap:anywhere]">{user.email}</dd>
      </dl>
    </SettingsSection>
  );
}

function SessionsSection() {
  const [asking, setAsking] = useState(false);
  const signOut = useSignOut('everywhere');
  return (
    <SettingsSection title="Sessions" text="You stay signed in for 30 days.">
      <div>
        <Button onClick={() => setAsking(true)}>Sign out everywhere</Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Sign out everywhere?"
        description="You'll be signed out of all browsers, including this one."
        confirm="Sign out everywhere"
        busy={signOut.isPending || signOut.isSuccess}
        onConfirm={() => signOut.mutate()}
      />
    </SettingsSection>
  );
}

function DataSection() {
  const exporting = useExportAccount();
  return (
    <SettingsSection title="Your data" text="Everything we store about you, in one file.">
      <div>
        <Button busy={exporting.isPending} onClick={() => exporting.mutate()}>
          <span className="i-lucide-download" aria-hidden="true" />
          Download my data
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
    <SettingsSection title="Delete account" text="You'll choose what happens to your itineraries.">
      <div>
        <Button variant="danger" onClick={() => setOpen(true)}>
          Delete my account
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
