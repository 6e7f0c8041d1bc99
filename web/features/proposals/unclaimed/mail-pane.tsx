import { useQuery } from '@tanstack/react-query';
import type { UnclaimedEvent } from '../../../../worker/contract/unclaimed.ts';
import { t } from '../../../../worker/messages/t.ts';
import { toServerMessage } from '../../../lib/api.ts';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { type MarkedPart, splitByEvidence } from './marked-parts.ts';
import { mailOptions } from './queries.ts';
import './unclaimed.css';
import { LoadError } from '../../../ui/page/load-error.tsx';

const FIELDS = { datetime: () => t('dateTimeMarked'), location: () => t('location') } as const;

/** The source email's text with the parts that were read highlighted. */
export function MailPane({ event }: { event: UnclaimedEvent }) {
  const { data, error, isFetching, refetch } = useQuery(mailOptions(event.id));
  const { subject, senderName, senderAddress } = event.mail;
  const parts = data ? splitByEvidence(data.text, data.evidence) : [];
  const fields = Object.keys(FIELDS).filter((field) => parts.some((part) => part.field === field));
  return (
    <section className="mail-pane grid min-w-0 gap-2" aria-label={t('email')}>
      <div className="grid">
        <p className="font-semibold [overflow-wrap:anywhere]" dir="auto">
          {subject || t('noSubject')}
        </p>
        <p className="text-sm text-muted [overflow-wrap:anywhere]">
          {senderName && `${senderName}, `}
          {senderAddress}
        </p>
      </div>
      {data === undefined && !error && <Skeleton className="h-56 w-full" />}
      {data === undefined && error && (
        <LoadError
          message={toServerMessage(error) ?? t('emailFailed')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === null && <p className="text-muted">{t('emailExpired')}</p>}
      {data && (
        <>
          {fields.length > 0 && (
            <p className="flex flex-wrap gap-x-4 text-sm text-muted">
              {t('highlighted')}
              {fields.map((field) => (
                <span key={field}>
                  <mark className="mail-mark" data-field={field}>
                    {FIELDS[field as keyof typeof FIELDS]()}
                  </mark>
                </span>
              ))}
            </p>
          )}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable, so it must be focusable */}
          <section className="mail-text" tabIndex={0} aria-label={t('textOfEmail')} dir="auto">
            {parts.map(toMark)}
            {data.text === '' && <span className="text-muted">{t('emailWithoutText')}</span>}
          </section>
          {data.isCut && <p className="text-sm text-muted">{t('emailIsCut')}</p>}
        </>
      )}
    </section>
  );
}

function toMark({ text, field }: MarkedPart, index: number) {
  if (!field) return text;
  return (
    <mark key={index} className="mail-mark" data-field={field} title={FIELDS[field]()}>
      {text}
    </mark>
  );
}
