import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, toServerMessage, unwrap } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';

type Props = { projectId: string; ownerEmail: string };

/** Asks for the email that deletes the itinerary. For hosts without an account; nothing is deleted here. */
export function DeleteByEmail({ projectId, ownerEmail }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const ask = useMutation({
    mutationFn: () => unwrap(api.projects[':projectId'].deletion.$post({ param: { projectId } })),
    onSettled: () => setIsAsking(false),
  });
  return (
    <section aria-labelledby="delete-itinerary" className="grid justify-items-start gap-3">
      <h3 id="delete-itinerary" className="title text-lg">
        Delete itinerary
      </h3>
      <p className="text-muted">
        We'll email a link to {ownerEmail}. Nothing is deleted until you open it and confirm.
      </p>
      <Button onClick={() => setIsAsking(true)}>Delete itinerary</Button>
      <p role="status" className={ask.isSuccess ? '' : 'contents'}>
        {ask.isSuccess && 'We sent the link. It works for 24 hours.'}
      </p>
      {ask.error && (
        <p role="alert" className="field-error">
          {toServerMessage(ask.error) ?? "That didn't work. Please try again."}
        </p>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Email a link to delete it?"
        description={`We'll send it to ${ownerEmail}.`}
        confirm="Send the link"
        busy={ask.isPending}
        onConfirm={() => ask.mutate()}
      />
    </section>
  );
}
