import type { Project } from '../../../worker/contract/projects.ts';
import { t } from '../../../worker/messages/t.ts';
import { HostLinks } from './host-links.tsx';
import './thanks.css';

/** What the page shows after the last event: thanks, the host's links, and the way to a new itinerary. */
export function Thanks({ links }: { links: Project['customLinks'] }) {
  return (
    <section className="thanks" aria-labelledby="thanks">
      <h2 id="thanks" className="title text-xl">
        {t('thanks')}
      </h2>
      <HostLinks links={links} />
      {/* Not a link of the router, which rendered pages do without. */}
      <a className="button button-quiet" href="/#create" title={t('planWithFoldout')}>
        {t('planYourOwn')}
      </a>
    </section>
  );
}
