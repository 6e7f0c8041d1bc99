import { t } from '../../../worker/messages/t.ts';

/** For the end of a page outside of itineraries: the choice of a language, which leads back to the page. */
export function LanguageLink({ to }: { to: '/' | '/dashboard' }) {
  return (
    <a href={`/language?to=${to}`} className="py-2 no-underline hover:underline">
      {t('language')}
    </a>
  );
}
