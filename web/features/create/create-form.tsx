import { useEffect } from 'react';
import type { Occasion } from '../../../worker/contract/choices.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { preloadToasts } from '../../ui/toasts/preload-toasts.ts';
import { useCreateForm } from './use-create-form.ts';

type Props = {
  /** Placeholder of the itinerary's name. */
  example: string;
  /** What is planned, if chosen before. */
  occasion?: Occasion;
  onCancel: () => void;
};

/** Creates an itinerary. */
export function CreateForm({ example, occasion, onCancel }: Props) {
  const { form, bind, terms, accept, submit, busy } = useCreateForm(occasion);
  useEffect(preloadToasts, []);

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <TextField label="Itinerary Name" placeholder={example} autoComplete="off" {...bind('name')} />
      <TextField label="Your Name" autoComplete="name" {...bind('ownerName')} />
      <TextField
        label="Your Email"
        type="email"
        autoComplete="email"
        hint="We'll email you two codes: one to share, one for editing."
        {...bind('ownerEmail')}
      />
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
        <Button type="submit" variant="primary" size="big" busy={busy} className="flex-1 sm:flex-none">
          {busy ? 'Creating...' : 'Create itinerary'}
        </Button>
        <Button variant="quiet" size="big" onClick={onCancel}>
          Cancel
        </Button>
      </div>
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
