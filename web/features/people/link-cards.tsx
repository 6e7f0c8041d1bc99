import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Person } from '../../../worker/contract/people.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { loadLinkCards } from './load-link-cards.ts';
import './link-cards.css';

type Props = {
  projectId: string;
  /** The itinerary's title. */
  title: string;
  people: Person[];
  onClose: () => void;
};

export type LinkCard = { name: string; url: string };

/** Loads all personal links, then prints them as a sheet of QR cards. */
export default function LinkCards({ projectId, title, people, onClose }: Props) {
  const [open, setOpen] = useState(true);
  // Read once: the list may be refetched while the links load.
  const [guests] = useState(people);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState(0);
  const [cards, setCards] = useState<LinkCard[]>();
  const [failed, setFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: on each attempt
  useEffect(() => {
    const abort = new AbortController();
    setFailed(false);
    loadLinkCards(projectId, guests, setLoaded, abort.signal).then(
      (found) => abort.signal.aborted || setCards(found),
      () => abort.signal.aborted || setFailed(true),
    );
    return () => abort.abort();
  }, [projectId, guests, attempt]);

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      size="small"
      title="Print QR cards"
      description="One card per guest, to cut out. Each opens the itinerary as that guest, so give it to nobody else."
      actions={
        <>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button variant="primary" disabled={!cards} onClick={() => window.print()}>
            <span className="i-lucide-printer" aria-hidden="true" />
            Print
          </Button>
        </>
      }
    >
      {failed ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="text-danger">Couldn't load the links. Check your connection and try again.</p>
          <Button onClick={() => setAttempt(attempt + 1)}>Try again</Button>
        </div>
      ) : (
        <p role="status">
          {cards
            ? `${cards.length} ${cards.length === 1 ? 'card is' : 'cards are'} ready.`
            : `Preparing cards: ${loaded} of ${guests.length}`}
        </p>
      )}
      {cards && <CardSheet title={title} cards={cards} />}
    </Dialog>
  );
}

/** Printed instead of the page. */
function CardSheet({ title, cards }: { title: string; cards: LinkCard[] }) {
  return createPortal(
    <main className="link-cards">
      {cards.map(({ name, url }) => (
        <section key={url} className="link-card">
          <QrCode url={url} label={`QR code of the personal link of ${name}`} bare />
          <div>
            <h2 dir="auto">{name}</h2>
            <p className="title" dir="auto">
              {title}
            </p>
            <p>Scan for your schedule. This code is yours alone.</p>
          </div>
        </section>
      ))}
    </main>,
    document.body,
  );
}
