import { Menu } from '@base-ui/react/menu';
import { useRef } from 'react';
import type { User } from '../../../worker/contract/accounts.ts';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/dialogs/overlays.css';
import { Avatar } from './avatar.tsx';
import { toFullName } from './names.ts';
import { useSignOut } from './queries.ts';

type Props = { user: User; onSettings: () => void };

/** Menu of the signed-in account: settings and sign-out. */
export function AccountMenu({ user, onSettings }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const signOut = useSignOut();
  const busy = signOut.isPending || signOut.isSuccess;
  return (
    <div className="-me-[min(0.5rem,2vw)] flex flex-wrap items-center gap-1">
      <Button variant="quiet" className="max-[22.4rem]:hidden" busy={busy} onClick={() => signOut.mutate()}>
        {t('signOut')}
      </Button>
      <Menu.Root>
        <Menu.Trigger render={<Button variant="quiet" size="icon" />}>
          <span className="visually-hidden">{t('accountMenuFor', { name: toFullName(user) })}</span>
          <Avatar user={user} className="h-9 w-9 text-sm" />
        </Menu.Trigger>
        {/* Beside the trigger, since everything on a page belongs into a landmark. */}
        <div ref={container} className="absolute" />
        <Menu.Portal container={container}>
          <Menu.Positioner
            className="z-60"
            positionMethod="fixed"
            sideOffset={6}
            align="end"
            collisionPadding={8}
          >
            <Menu.Popup className="floating floating-list menu">
              <Menu.Group>
                <Menu.GroupLabel className="grid border-b px-3 pt-2 pb-3">
                  <span className="truncate font-semibold">{toFullName(user)}</span>
                  <span className="text-sm text-muted [overflow-wrap:anywhere]">{user.email}</span>
                </Menu.GroupLabel>
                <Menu.Item className="floating-item mt-1" onClick={onSettings}>
                  <span className="i-lucide-settings" aria-hidden="true" />
                  {t('settings')}
                </Menu.Item>
                <Menu.Item className="floating-item" disabled={busy} onClick={() => signOut.mutate()}>
                  <span className="i-lucide-log-out" aria-hidden="true" />
                  {t('signOut')}
                </Menu.Item>
              </Menu.Group>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </div>
  );
}
