import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ACCESS_CODE_LENGTH, PROJECT_ID_LENGTH } from '../../../worker/contract/codes.ts';
import { LIMITS } from '../../../worker/contract/limits.ts';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { tNodes } from '../../ui/t-nodes.ts';
import { preloadToasts } from '../../ui/toasts/preload-toasts.ts';
import type { AccessFailure } from './access-failure.ts';
import { formatCode } from './check-code.ts';
import { previewQuery } from './queries.ts';
import { useAccessForm } from './use-access-form.ts';

type Props = {
  /** From the URL. With an access code, both are prefilled and locked. */
  initial: { projectId: string; accessCode: string };
  /** From the link, if it has one. */
  inviteKey?: string;
  focusOnMount: boolean;
  onLocked: (failure: AccessFailure) => void;
};

/** Opens an itinerary with its project ID, an email and the access code. */
export function AccessForm({ initial, inviteKey, focusOnMount, onLocked }: Props) {
  const { form, projectId, locked, denied, incomplete, busy, bind, submit, unlock } = useAccessForm({
    initial,
    inviteKey,
    onLocked,
  });
  const id = bind('projectId', formatTo(PROJECT_ID_LENGTH));
  const code = bind('accessCode', formatTo(ACCESS_CODE_LENGTH));
  useEffect(preloadToasts, []);
  useEffect(() => {
    if (focusOnMount) form.current?.querySelector('input')?.focus();
  }, [focusOnMount, form]);

  const codeInput = {
    readOnly: locked,
    inputClassName: 'input-code',
    autoCapitalize: 'characters',
    autoComplete: 'off',
    spellCheck: false,
  } as const;

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        {...codeInput}
        {...id}
        label={t('projectId')}
        hint={!locked && !id.error && t('characters', { count: PROJECT_ID_LENGTH })}
      />
      <ProjectPreview projectId={projectId} />
      <TextField
        {...bind('email')}
        label={t('yourEmail')}
        type="email"
        autoComplete="email"
        maxLength={LIMITS.email}
      />
      <TextField
        {...codeInput}
        {...code}
        error={denied && code.error ? <Denied reason={code.error} /> : code.error}
        label={t('accessCode')}
        hint={!locked && !code.error && t('codeHint', { count: ACCESS_CODE_LENGTH })}
      />
      {/* Beside the button that was pressed; each field has its own error. A toast would cover the fields on a phone. */}
      <p role="alert" className={incomplete ? '' : 'contents'}>
        {incomplete && (
          <>
            <strong className="block">{t('somethingMissing')}</strong> {t('accessMissing')}
          </>
        )}
      </p>
      <div className="grid gap-2">
        <Button type="submit" variant="primary" size="big" busy={busy}>
          {busy ? t('accessing') : t('accessItinerary')}
        </Button>
        {locked && (
          <Button variant="quiet" onClick={unlock}>
            {t('useAnotherCode')}
          </Button>
        )}
      </div>
    </form>
  );
}

function Denied({ reason }: { reason: string }) {
  return (
    <span className="grid">
      <strong>{t('accessDenied')}</strong> <span>{reason}</span>
    </span>
  );
}

function ProjectPreview({ projectId }: { projectId: string }) {
  const { data } = useQuery(previewQuery(projectId));
  return (
    <div aria-live="polite" className="-mt-2 min-h-6 empty:hidden">
      {data && (
        <p className="border-s-3 border-accent ps-3">
          <span className="title block text-lg">
            <bdi>{data.name}</bdi>
          </span>
          <span className="text-muted">{tNodes('byName', { name: <bdi>{data.ownerName}</bdi> })}</span>
        </p>
      )}
      {data === null && <p className="field-error">{t('unknownId')}</p>}
    </div>
  );
}

const formatTo = (length: number) => (text: string) => formatCode(text).slice(0, length);
