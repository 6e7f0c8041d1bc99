import { useQuery } from '@tanstack/react-query';
import { describeDelivery, isWrongAddress } from './describe-delivery.ts';
import { MailActions } from './mail-actions.tsx';
import { MailLine } from './mail-line.tsx';
import { codesMailQuery } from './queries.ts';
import './mail-banner.css';

type Props = { projectId: string; className?: string };

/** One line that the owner's address takes no email and what to do, until it is corrected. Nothing otherwise. */
export function MailBanner({ projectId, className = '' }: Props) {
  const { data: mail } = useQuery(codesMailQuery(projectId));
  const described = mail && isWrongAddress(mail) && describeDelivery(mail);
  if (!described) return null;
  // No landmark, because the panel beside the page shows it too.
  return (
    <div className={`mail-note mail-banner ${className}`}>
      <MailLine kind="failed">{described.text}</MailLine>
      <MailActions projectId={projectId} mail={mail} email={mail.email} isQuiet />
    </div>
  );
}
