import { mayDo } from '../../../worker/domain/access/capabilities.ts';
import { FaqAccordion } from '../../features/faqs/faq-accordion.tsx';
import type { ViewProps } from './lazy-view.tsx';

/** The FAQ tab. Hosts without FAQs can open the admin panel from here. */
export default function FaqTab({ project, faqs, onAddFaq }: ViewProps) {
  return <FaqAccordion faqs={faqs} isHost={mayDo(project, 'edit-content')} onAdd={onAddFaq} />;
}
