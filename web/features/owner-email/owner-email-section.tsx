import { useQuery } from '@tanstack/react-query';
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
    <section className="grid content-start gap-4 border-t border-line pt-5">
      <Field
        label="Owner's Email"
        hint={
          mail && !mail.canCorrect
            ? 'The owner has an account, so the address can no longer be changed here.'
            : 'We send the codes and receipts here. The person who signs in with this address becomes the owner.'
        }
      >
        {(control) => (
          <input
            {...control}
            className="input"
            readOnly
            value={ownerEmail}
            placeholder="None yet"
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      {described && <MailLine kind={described.kind}>{described.text}</MailLine>}
      {!mail && isError && (
        <MailLine kind="failed">We couldn't check whether the codes were emailed. Trying again...</MailLine>
      )}
      {mail && <MailActions projectId={projectId} mail={mail} email={ownerEmail} />}
    </section>
  );
}
