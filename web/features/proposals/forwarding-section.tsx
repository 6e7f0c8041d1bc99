import { ProjectIntake } from './project-intake.tsx';

/** In the More tab: where to forward confirmations and plans. */
export function ForwardingSection({ projectId }: { projectId: string }) {
  return (
    <section className="grid gap-3" aria-labelledby="forwarding">
      <h3 id="forwarding" className="font-600">
        Forward emails
      </h3>
      <p className="text-muted">
        Forward confirmations and plans to this itinerary's own address. Their events are in the Events tab
        then, to review.
      </p>
      <ProjectIntake projectId={projectId} />
    </section>
  );
}
