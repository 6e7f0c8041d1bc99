import { useQuery } from '@tanstack/react-query';
import { t } from '../../../worker/messages/t.ts';
import { shareLinkOptions } from '../../lib/share-link.ts';
import { writeInvitation } from './invitation-message.ts';
import { LinkSharing } from './link-sharing.tsx';

type Props = {
  projectId: string;
  title: string;
  /** First to last day; undefined without events. */
  dates: string | undefined;
};

/** The link that opens in one tap: to send with a message, to copy, and as a QR code. */
export function InstantAccess({ projectId, title, dates }: Props) {
  const { data, isError, refetch } = useQuery(shareLinkOptions(projectId));
  return (
    <LinkSharing
      url={data?.url}
      failed={isError}
      onRetry={() => void refetch()}
      what={t('inviteLink')}
      title={title}
      fileName={title}
      hint={t('scanToOpen')}
      writeMessage={(url) => writeInvitation({ title, dates, url })}
    />
  );
}
