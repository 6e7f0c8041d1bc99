import { useState } from 'react';
import type { Faq } from '../../../worker/contract/faqs.ts';
import { splitLinks } from '../../../worker/domain/text/linked-text.ts';
import { Button } from '../../ui/button.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import './faq-accordion.css';

/** Up to so many are read from top to bottom; of more one looks for one's own, so they come folded. */
const FEW = 8;

type Props = { questions: readonly Faq[]; isHost: boolean; onAdd: () => void };

/** What guests ask and the host's answers, in the host's order, line breaks kept. */
export function FaqAccordion({ questions, isHost, onAdd }: Props) {
  const few = questions.length <= FEW;
  const [open, setOpen] = useState(few);
  if (questions.length === 0) return <NoQuestions isHost={isHost} onAdd={onAdd} />;
  return (
    <section aria-label="Frequently asked questions">
      {!few && (
        <div className="flex justify-end">
          <Button variant="quiet" className="-mr-3 no-print" onClick={() => setOpen(!open)}>
            {open ? 'Fold all' : 'Unfold all'}
          </Button>
        </div>
      )}
      <div className="questions">
        {[...questions]
          .sort((a, b) => a.order - b.order)
          .map(({ id, question, answer }) => (
            // A new element for each of the two, so that what was opened one by one follows too.
            <details key={`${id} ${open}`} open={open} className="question">
              <summary>
                <h2 dir="auto">{question}</h2>
                <span className="i-lucide-chevron-down" aria-hidden="true" />
              </summary>
              <LinkedText parts={splitLinks(answer)} />
            </details>
          ))}
      </div>
    </section>
  );
}

function NoQuestions({ isHost, onAdd }: Pick<Props, 'isHost' | 'onAdd'>) {
  return (
    <EmptyState
      level={2}
      icon="i-lucide-message-circle-question"
      title="No FAQs Yet"
      text={
        isHost ? 'Answer once what everybody asks.' : 'Nothing has been asked so far. Your host knows more.'
      }
      action={
        isHost && (
          <Button variant="primary" size="big" onClick={onAdd}>
            Add Your First FAQ
          </Button>
        )
      }
    />
  );
}
