import { t } from '../../../worker/messages/t.ts';

/** Where a guest is about to leave something about themselves. Opens beside the page, so that nothing typed is lost. */
export function PrivacyLink() {
  return (
    <p className="text-sm">
      <a
        href="/privacy-policy"
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center text-muted"
      >
        {t('howWeHandleData')}
        <span className="visually-hidden">{t('opensTab')}</span>
      </a>
    </p>
  );
}
