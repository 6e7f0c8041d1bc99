import { useEffect, useState } from 'react';
import type { Occasion } from '../../../worker/contract/choices.ts';
import { searchTimeZonePlaces } from '../../lib/time-zone-places.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { EmailSuggestion } from '../../ui/forms/email-suggestion.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { TimeZoneField } from '../../ui/forms/time-zone-field.tsx';
import { preloadToasts } from '../../ui/toasts/preload-toasts.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import { useCreateForm } from './use-create-form.ts';

type Props = {
  /** Placeholder of the itinerary's name. */
  example: string;
  /** What is planned, if chosen before. */
  occasion?: Occasion;
  /** What a plan that was read before says of the itinerary. `timeZone` is IANA. */
  plan?: { timeZone: string; name: string | undefined } | undefined;
  /** Completes a new itinerary before it opens. */
  onCreated?: ((projectId: string) => Promise<void>) | undefined;
  onCancel: () => void;
};

/** Creates an itinerary. */
export function CreateForm({ example, onCancel, ...options }: Props) {
  const { form, bind, email, zone, terms, accept, submit, dirty, busy } = useCreateForm(options);
  const [asking, setAsking] = useState(false);
  useEffect(preloadToasts, []);

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <TextField label="Itinerary Name" placeholder={example} autoComplete="off" {...bind('name')} />
      <TextField label="Place (optional)" placeholder="Lake Como" autoComplete="off" {...bind('place')} />
      <TextField label="Your Name" autoComplete="name" {...bind('ownerName')} />
      <TextField
        label="Your Email"
        type="email"
        autoComplete="email"
        hint="We'll email you two codes: one to share, one for editing."
        {...bind('ownerEmail')}
      />
      <EmailSuggestion {...email} />
      <TimeZoneField {...zone} searchPlaces={searchTimeZonePlaces} />
      <Checkbox
        {...terms}
        onChange={({ target }) => accept(target.checked)}
        label={
          <>
            I accept the <LegalLink href="/terms">Terms and Conditions</LegalLink>,{' '}
            <LegalLink href="/privacy-policy">Privacy Policy</LegalLink>, and{' '}
            <LegalLink href="/community-guidelines">Community Guidelines</LegalLink>.
          </>
        }
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="big" busy={busy} className="flex-auto sm:flex-none">
          {busy ? 'Creating...' : 'Create itinerary'}
        </Button>
        <Button variant="quiet" size="big" onClick={() => (dirty ? setAsking(true) : onCancel())}>
          Cancel
        </Button>
      </div>
      {asking && <DiscardDialog onDiscard={onCancel} onClosed={() => setAsking(false)} />}
    </form>
  );
}

/** Opens in a new tab to keep the form. */
function LegalLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="link" href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
