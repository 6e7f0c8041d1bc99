import { FaqAccordion } from '../../features/faqs/faq-accordion.tsx';
import type { ViewProps } from './lazy-view.tsx';
import type { DialogProps } from './use-dialog.ts';

/** The FAQ tab. Hosts without FAQs can open the admin panel from here. */
export default function FaqTab({ project, faqs, showDialog }: ViewProps) {
  return (
    <FaqAccordion
      faqs={faqs}
      isHost={project.viewer.role !== 'viewer'}
      onAdd={() => void showDialog(loadPanelAtFaqs)}
    />
  );
}

async function loadPanelAtFaqs() {
  const { default: AdminPanel } = await import('./admin-panel.tsx');
  return { default: (props: DialogProps) => <AdminPanel {...props} initialTab="faqs" /> };
}
