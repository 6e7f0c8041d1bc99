import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../worker/messages/t.ts';
import { api, toServerMessage, unwrap } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { isWrongAddress } from './describe-delivery.ts';
import { codesMailQuery } from './queries.ts';

type Props = { projectId: string; ownerEmail: string };

/** Asks for the email that deletes the itinerary. For hosts without an account; nothing is deleted here. */
export function DeleteByEmail({ projectId, ownerEmail }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const { data: mail } = useQuery(codesMailQuery(projectId));
  const isWrong = mail !== undefined && isWrongAddress(mail);
  const ask = useMutation({
    mutationFn: () => unwrap(api.projects[':projectId'].deletion.$post({ param: { projectId } })),
    onSettled: () => setIsAsking(false),
  });
  return (
    <section
      aria-labelledby="delete-itinerary"
      className="grid justify-items-start gap-3 border-t border-line pt-5"
    >
      <h3 id="delete-itinerary" className="font-600">
        {t('deleteItinerary')}
      </h3>
      <p className="text-muted [overflow-wrap:anywhere]">
        {isWrong ? t('deleteNeedsAddress') : t('deleteByEmailText', { email: ownerEmail })}
      </p>
      {!isWrong && <Button onClick={() => setIsAsking(true)}>{t('deleteItinerary')}</Button>}
      <p role="status" className={ask.isSuccess ? '' : 'contents'}>
        {ask.isSuccess && t('deleteLinkSent')}
      </p>
      {ask.error && (
        <p role="alert" className="field-error">
          {toServerMessage(ask.error) ?? t('thatFailed')}
        </p>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('emailDeleteLink')}
        description={t('deleteLinkTo', { email: ownerEmail })}
        confirm={t('sendTheLink')}
        busy={ask.isPending}
        onConfirm={() => ask.mutate()}
      />
    </section>
  );
}
