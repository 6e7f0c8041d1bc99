import { mayDo } from '../../../worker/domain/access/capabilities.ts';
import { FaqAccordion } from '../../features/faqs/faq-accordion.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import type { ViewProps } from './lazy-view.tsx';
import { useHostMessages } from './use-host-messages.ts';

/** The FAQ tab. Hosts without FAQs can open the admin panel from here. */
export default function FaqTab({ project, faqs, onAddFaq }: ViewProps) {
  const isHost = mayDo(project, 'edit-content');
  const hasMessages = useHostMessages(isHost && faqs.length === 0);
  if (!hasMessages) return <Skeleton className="h-84" />;
  return <FaqAccordion faqs={faqs} isHost={isHost} onAdd={onAddFaq} />;
}
