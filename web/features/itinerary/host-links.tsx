import type { Project } from '../../../worker/contract/projects.ts';
import { toHref } from '../../../worker/domain/text/links.ts';
import { t } from '../../../worker/messages/t.ts';
import './page-links.css';

type Props = {
  links: Project['customLinks'];
  contact?: Project | undefined;
  /** Opens the sign-up lists of the itinerary. */
  onSignUps?: (() => void) | undefined;
  /** Opens the reader's tickets. */
  onPapers?: (() => void) | undefined;
};

/** The reader's tickets, the sign-up lists, whom guests can call, and the links that the host has added. */
export function HostLinks({ links, contact, onSignUps, onPapers }: Props) {
  const phone = contact?.contactPhone;
  if (links.length === 0 && !phone && !onSignUps && !onPapers) return null;
  return (
    <p className="page-links">
      {onPapers && (
        <button type="button" className="page-link" aria-haspopup="dialog" onClick={onPapers}>
          <span className="i-lucide-ticket" aria-hidden="true" />
          {t('tickets')}
        </button>
      )}
      {onSignUps && (
        <button type="button" className="page-link" aria-haspopup="dialog" onClick={onSignUps}>
          <span className="i-lucide-clipboard-list" aria-hidden="true" />
          {t('signUps')}
        </button>
      )}
      {phone && (
        <a className="page-link" href={`tel:${phone.replaceAll(' ', '')}`}>
          <span className="i-lucide-phone" aria-hidden="true" />
          <bdi>{contact.contactName ?? t('host')}</bdi>
          <bdi className="page-phone" dir="ltr">
            {phone}
          </bdi>
        </a>
      )}
      {links.map(({ name, url }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: links may be identical
        <a key={at} className="page-link" href={toHref(url)} target="_blank" rel="noreferrer">
          <bdi>{name}</bdi>
          <span className="i-lucide-arrow-up-right" aria-hidden="true" />
          <span className="visually-hidden">{t('opensTab')}</span>
        </a>
      ))}
    </p>
  );
}
