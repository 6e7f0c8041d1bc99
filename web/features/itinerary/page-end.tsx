import { t } from '../../../worker/messages/t.ts';

/**
 * The last line of an itinerary. Not with links of the router, which rendered pages do without. `isNamed`: the reader is a
 * person, of whom something may be stored.
 */
export function PageEnd({ projectId, isNamed }: { projectId: string; isNamed: boolean }) {
  return (
    <p className="page-end no-print">
      <a href="/">{t('madeWith')}</a>
      <a href="/#create" title={t('planWithFoldout')}>
        {t('planYourOwn')}
      </a>
      <a href="/privacy-policy">{t('privacy')}</a>
      {isNamed && <a href={`/my-data/${projectId}`}>{t('myData')}</a>}
      <a href={`/language/${projectId}`}>{t('language')}</a>
      <a href={`/report/${projectId}`}>{t('report')}</a>
    </p>
  );
}
