import { useState } from 'react';
import type { Project } from '../../../worker/contract/projects.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Two ways to let somebody in: one link that carries the code, or a bare link and the code beside it. */
export default function ShareDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const [open, setOpen] = useState(true);
  const basic = `${location.origin}/access/${project.projectId}`;
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      title="Share this itinerary"
      description="Whoever has the access code can read it. Only the admin code lets people edit."
    >
      <div className="grid gap-6">
        <section className="grid gap-3">
          <h3 className="font-600">Option 1: one ready link</h3>
          <p className="text-muted">It carries the access code, so it opens with one tap.</p>
          <Copyable text={`${basic}?code=${project.accessCode}`} what="ready link" />
        </section>
        <section className="grid gap-3 border-t pt-5">
          <h3 className="font-600">Option 2: link and code apart</h3>
          <p className="text-muted">
            For a list or a page that others see too. Send the code to your guests alone.
          </p>
          <Copyable text={basic} what="basic link" />
          <Copyable text={project.accessCode} what="access code" code />
        </section>
        <p className="flex gap-3 border-t pt-5 text-muted">
          <span className="i-lucide-lightbulb mt-1" aria-hidden="true" />
          Tip: to use a code of your own, change the access code in Admin Tools, Security tab, before sharing.
          Links sent earlier stop working when the code changes.
        </p>
      </div>
    </Dialog>
  );
}

function Copyable({ text, what, code }: { text: string; what: string; code?: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <output
        className={`min-w-0 flex-1 basis-48 break-all rounded-lg bg-paper px-3 py-2.5 ${code ? 'font-600 tracking-widest' : ''}`}
        aria-label={what}
      >
        {text}
      </output>
      <CopyButton text={text} what={what} />
    </div>
  );
}
