import type { Identity } from '../../../worker/contract/people.ts';
import { t } from '../../../worker/messages/t.ts';

type Props = {
  projectId: string;
  /** Of whom something may be stored. */
  person: Identity | null;
  hasEnded: boolean;
};

/**
 * The last line of an itinerary, after the last event with a farewell above it. Not with links of the router, which rendered
 * pages do without.
 */
export function PageEnd({ projectId, person, hasEnded }: Props) {
  const plan = (
    <a href="/#create" title={t('planWithFoldout')}>
      {t('planYourOwn')}
    </a>
  );
  return (
    <>
      {hasEnded && (
        <div className="farewell">
          <p className="title text-xl">{t('untilNextTime')}</p>
          {plan}
        </div>
      )}
      <p className="page-end no-print">
        <a href="/">{t('madeWith')}</a>
        {!hasEnded && plan}
        <a href="/privacy-policy">{t('privacy')}</a>
        {person && <a href={`/my-data/${projectId}`}>{t('myData')}</a>}
        <a href={`/language/${projectId}`}>{t('language')}</a>
        <a href={`/report/${projectId}`}>{t('report')}</a>
      </p>
    </>
  );
}
