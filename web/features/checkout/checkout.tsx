import { useState } from 'react';
import type { Project } from '../../../worker/contract/projects.ts';
import { useTitle } from '../../ui/page/use-title.ts';
import { Congratulations } from './congratulations.tsx';
import { Desk } from './desk.tsx';
import type { Checkout as Start } from './queries.ts';

/** From the desk to the congratulations; a project that is paid already begins with these. */
export function Checkout({ start, onEnded }: { start: Start; onEnded: () => void }) {
  const [paid, setPaid] = useState<Project | null>(null);
  if (paid) return <Congratulations project={paid} fresh />;
  if (start.kind === 'paid') return <Congratulations project={start.project} fresh={false} />;
  return <Open start={start} onPaid={setPaid} onEnded={onEnded} />;
}

type Props = {
  start: Exclude<Start, { kind: 'paid' }>;
  onPaid: (paid: Project) => void;
  onEnded: () => void;
};

function Open({ start, onPaid, onEnded }: Props) {
  useTitle('Full Access · Foldout');
  return (
    <div className="mx-auto grid max-w-224 gap-6">
      {/* A whole new page: what the provider's script may do here, it may not do on an itinerary. */}
      <a
        href={`/project/${start.project.projectId}`}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start no-underline hover:underline"
      >
        <span className="i-lucide-arrow-left" aria-hidden="true" />
        Back to Itinerary
      </a>
      {start.kind === 'open' ? (
        <Desk key={start.clientSecret} checkout={start} onPaid={onPaid} onEnded={onEnded} />
      ) : (
        <div className="grid gap-3">
          <h1 className="title text-2xl">Full Access Itinerary</h1>
          <p role="alert">{start.message}</p>
        </div>
      )}
    </div>
  );
}
