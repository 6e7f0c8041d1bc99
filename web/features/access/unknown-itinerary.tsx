import { t } from '../../../worker/messages/t.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { NoticeCard } from '../../ui/page/notice-card.tsx';

/** Replaces the invitation if no itinerary has the ID of the link. */
export function UnknownItinerary() {
  return (
    <NoticeCard
      cover="desert"
      title={t('cantFindItinerary')}
      actions={
        <>
          <LinkButton to="/access" variant="primary">
            {t('enterProjectId')}
          </LinkButton>
          <LinkButton to="/">{t('goHome')}</LinkButton>
        </>
      }
    >
      <p className="text-muted">{t('linkIncomplete')}</p>
    </NoticeCard>
  );
}
