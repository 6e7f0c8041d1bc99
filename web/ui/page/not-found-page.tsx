import { t } from '../../../worker/messages/t.ts';
import { LinkButton } from '../link-button.tsx';
import { NoticeCard } from './notice-card.tsx';
import { Page } from './page.tsx';
import { useTitle } from './use-title.ts';

/** The 404 page. Default export, for React.lazy. */
export default function NotFoundPage() {
  useTitle(`${t('pageNotFound')} · Foldout`);
  return (
    <Page>
      <NoticeCard
        cover="desert"
        label="404"
        title={t('pageNotFound')}
        actions={
          <>
            <LinkButton to="/" variant="primary">
              {t('goHome')}
            </LinkButton>
            <LinkButton to="/access">{t('openAnItinerary')}</LinkButton>
          </>
        }
      >
        <p className="max-w-[44ch] text-muted">{t('pageNotFoundText')}</p>
      </NoticeCard>
    </Page>
  );
}
