import { useEffect, useState } from 'react';
import type { Occasion } from '../../../worker/contract/choices.ts';
import { t } from '../../../worker/messages/t.ts';
import { searchTimeZonePlaces } from '../../lib/time-zone-places.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { EmailSuggestion } from '../../ui/forms/email-suggestion.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { TimeZoneField } from '../../ui/forms/time-zone-field.tsx';
import { tNodes } from '../../ui/t-nodes.ts';
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
  /** Called with the itinerary's name, also as it is first shown. */
  onNameChange?: (name: string) => void;
  /** Completes a new itinerary before it opens. */
  onCreated?: ((projectId: string) => Promise<void>) | undefined;
  onCancel: () => void;
};

/** Creates an itinerary. */
export function CreateForm({ example, onNameChange, onCancel, ...options }: Props) {
  const { form, name, bind, email, zone, terms, accept, submit, dirty, busy } = useCreateForm(options);
  const [asking, setAsking] = useState(false);
  useEffect(preloadToasts, []);
  useEffect(() => onNameChange?.(name), [onNameChange, name]);

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <TextField label={t('itineraryName')} placeholder={example} autoComplete="off" {...bind('name')} />
      {!options.plan && (
        <TextField
          label={t('placeOptional')}
          placeholder={t('placeExample')}
          autoComplete="off"
          {...bind('place')}
        />
      )}
      <TextField label={t('yourNameLabel')} autoComplete="name" {...bind('ownerName')} />
      <TextField
        label={t('yourEmail')}
        type="email"
        autoComplete="email"
        hint={t('codesByEmail')}
        {...bind('ownerEmail')}
      />
      <EmailSuggestion {...email} />
      <TimeZoneField {...zone} lead={t('zoneLead')} searchPlaces={searchTimeZonePlaces} />
      <Checkbox
        {...terms}
        onChange={({ target }) => accept(target.checked)}
        label={tNodes('acceptTerms', {
          terms: <LegalLink href="/terms">{t('termsAndConditions')}</LegalLink>,
          privacy: <LegalLink href="/privacy-policy">{t('privacyPolicy')}</LegalLink>,
          guidelines: <LegalLink href="/community-guidelines">{t('communityGuidelines')}</LegalLink>,
        })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="big" busy={busy} className="flex-auto sm:flex-none">
          {busy ? t('creating') : t('createItinerary')}
        </Button>
        <Button variant="quiet" size="big" onClick={() => (dirty ? setAsking(true) : onCancel())}>
          {t('cancel')}
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
