import { useState } from 'react';
import type { Faq } from '../../../worker/contract/faqs.ts';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import './faq-accordion.css';

/** With more FAQs than this, or longer answers in all, all start collapsed. */
const MAX_EXPANDED = 8;
const MAX_EXPANDED_LENGTH = 1500;

type Props = { faqs: readonly Faq[]; isHost: boolean; onAdd: () => void };

/** The FAQ tab of the itinerary, in the host's order. */
export function FaqAccordion({ faqs, isHost, onAdd }: Props) {
  const length = faqs.reduce((sum, { answer }) => sum + answer.length, 0);
  const few = faqs.length <= MAX_EXPANDED && length <= MAX_EXPANDED_LENGTH;
  const [open, setOpen] = useState(few);
  if (faqs.length === 0) return <NoFaqs isHost={isHost} onAdd={onAdd} />;
  return (
    <section aria-label={t('frequentQuestions')}>
      {!few && (
        <div className="flex justify-end">
          <Button variant="quiet" className="-me-[min(0.75rem,3vw)] no-print" onClick={() => setOpen(!open)}>
            {open ? t('collapseAll') : t('expandAll')}
          </Button>
        </div>
      )}
      <div className="questions">
        {[...faqs]
          .sort((a, b) => a.order - b.order)
          .map(({ id, question, answer }) => (
            // The key remounts all entries, so those toggled by hand follow too.
            <details key={`${id} ${open}`} open={open} className="question">
              <summary>
                <h2 dir="auto">{question}</h2>
                <span className="i-lucide-chevron-down" aria-hidden="true" />
              </summary>
              <LinkedText text={answer} />
            </details>
          ))}
      </div>
    </section>
  );
}

function NoFaqs({ isHost, onAdd }: Pick<Props, 'isHost' | 'onAdd'>) {
  return (
    <EmptyState
      level={2}
      icon="i-lucide-message-circle-question"
      title={t('noFaqsYet')}
      text={isHost ? t('addAnswersToQuestions') : t('askHost')}
      action={
        isHost && (
          <Button variant="primary" size="big" onClick={onAdd}>
            {t('addFirstFaq')}
          </Button>
        )
      }
    />
  );
}
