import { useQuery } from '@tanstack/react-query';
import { shareLinkOptions } from '../../lib/share-link.ts';
import { hasShareSheet, openShareSheet } from '../../ui/share-sheet.ts';
import { toShareData, writeInvitation } from './invitation-message.ts';

type Shared = {
  projectId: string;
  title: string;
  /** First to last day; undefined without events. */
  dates: string | undefined;
};

/** Opens the device's share sheet with the invitation. Undefined where there is none, or until the link has loaded. */
export function useShareSheet({ projectId, title, dates }: Shared): (() => void) | undefined {
  const hasSheet = hasShareSheet();
  const { data } = useQuery({ ...shareLinkOptions(projectId), enabled: hasSheet });
  if (!hasSheet || !data) return undefined;
  const { url } = data;
  return () => void openShareSheet(toShareData(writeInvitation({ title, dates, url }), { title, url }));
}
