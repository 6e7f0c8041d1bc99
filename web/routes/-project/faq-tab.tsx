import { FaqAccordion } from '../../features/faqs/faq-accordion.tsx';
import type { ViewProps } from './lazy-view.tsx';
import type { DialogProps } from './use-dialog.ts';

/** The questions and answers; a host without any is led to where they are written. */
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
  return { default: (props: DialogProps) => <AdminPanel {...props} start="faqs" /> };
}
