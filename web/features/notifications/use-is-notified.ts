import { useEffect, useState } from 'react';
import type { Identity } from '../../../worker/contract/people.ts';
import { endNotifications } from '../../lib/end-notifications.ts';
import { listPushProjects } from '../../lib/push-projects.ts';

/**
 * Whether this browser gets push messages about the project, as far as it knows itself; read again when `isChanging` ends.
 * Ends those that another person asked for on this device.
 */
export function useIsNotified(projectId: string, person: Identity | null, isChanging: boolean): boolean {
  const [isNotified, setNotified] = useState(false);
  const personId = person?.id ?? null;
  useEffect(() => {
    if (isChanging) return;
    let stopped = false;
    void listPushProjects().then((all) => {
      const mine = all.find((one) => one.projectId === projectId);
      const isOthers = mine !== undefined && mine.personId !== null && mine.personId !== personId;
      if (isOthers) void endNotifications(projectId).catch(() => undefined);
      if (!stopped) setNotified(mine !== undefined && !isOthers);
    });
    return () => {
      stopped = true;
    };
  }, [projectId, personId, isChanging]);
  return isNotified;
}
