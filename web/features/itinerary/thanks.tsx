import type { Project } from '../../../worker/contract/projects.ts';
import { t } from '../../../worker/messages/t.ts';
import { HostLinks } from './host-links.tsx';
import './thanks.css';

/** What the page begins with after the last event: thanks, and the host's links. */
export function Thanks({ links }: { links: Project['customLinks'] }) {
  return (
    <section className="thanks" aria-label={t('thanks')}>
      <h2 className="title text-xl">{t('thanks')}</h2>
      <HostLinks links={links} />
    </section>
  );
}
