import { useQuery } from '@tanstack/react-query';
import { t } from '../../../worker/messages/t.ts';
import { isWrongAddress } from './describe-delivery.ts';
import { MailBanner } from './mail-banner.tsx';
import { codesMailQuery } from './queries.ts';

/** After paying: where the receipt goes, or that the owner's address takes no email. */
export function ReceiptLine({ projectId, email }: { projectId: string; email: string }) {
  const { data: mail, isError } = useQuery(codesMailQuery(projectId));
  if (!mail && !isError) return null;
  if (mail && isWrongAddress(mail)) return <MailBanner projectId={projectId} />;
  return (
    <p className="text-center text-sm text-muted [overflow-wrap:anywhere]">
      {t('receiptOnItsWay', { email: mail?.email ?? email })}
    </p>
  );
}
