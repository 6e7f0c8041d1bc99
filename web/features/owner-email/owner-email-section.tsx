import { useQuery } from '@tanstack/react-query';
import { t } from '../../../worker/messages/t.ts';
import { Field } from '../../ui/forms/field.tsx';
import { describeDelivery } from './describe-delivery.ts';
import { MailActions } from './mail-actions.tsx';
import { MailLine } from './mail-line.tsx';
import { codesMailQuery } from './queries.ts';

type Props = { projectId: string; ownerEmail: string };

/** In the More tab: the owner's email, whether the codes arrived there, and how to correct it. */
export function OwnerEmailSection({ projectId, ownerEmail }: Props) {
  const { data: mail, isError } = useQuery(codesMailQuery(projectId));
  const described = mail && describeDelivery(mail);
  return (
    <section className="owner-email grid content-start gap-4 border-t border-line pt-5">
      <Field
        label={t('ownersEmail')}
        hint={mail && !mail.canCorrect ? t('addressIsAccounts') : t('ownersEmailHint')}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            readOnly
            value={ownerEmail}
            placeholder={t('noAddressYet')}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      {described && <MailLine kind={described.kind}>{described.text}</MailLine>}
      {!mail && isError && <MailLine kind="failed">{t('deliveryUnknown')}</MailLine>}
      {mail && <MailActions projectId={projectId} mail={mail} email={ownerEmail} />}
    </section>
  );
}
