import { useQuery } from '@tanstack/react-query';
import type { Person, PersonalLink } from '../../../worker/contract/people.ts';
import { t } from '../../../worker/messages/t.ts';
import { personLinksOptions } from '../../lib/person-links.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialogs/dialog.tsx';
import { PrintSheet } from '../../ui/print-sheet.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import './link-cards.css';
import { LoadError } from '../../ui/page/load-error.tsx';

type Props = {
  projectId: string;
  /** The itinerary's title. */
  title: string;
  people: Person[];
  onClose: () => void;
};

type LinkCard = { name: string; url: string };

/** Loads all personal links, then prints them as a sheet of QR cards. */
export default function LinkCards({ projectId, title, people, onClose }: Props) {
  const { data, isError, isFetching, refetch } = useQuery(personLinksOptions(projectId));
  const cards = data && toCards(people, data);

  return (
    <Dialog
      onClosed={onClose}
      size="small"
      title={t('printQrCards')}
      description={t('qrCardsText')}
      actions={
        <>
          <DialogClose>{t('cancel')}</DialogClose>
          <Button variant="primary" disabled={!cards} onClick={() => window.print()}>
            <span className="i-lucide-printer" aria-hidden="true" />
            {t('print')}
          </Button>
        </>
      }
    >
      {isError ? (
        <LoadError message={t('linksFailedRetry')} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <p role="status">{cards ? t('cardsReady', { count: cards.length }) : t('preparingCards')}</p>
      )}
      {cards && <CardSheet title={title} cards={cards} />}
    </Dialog>
  );
}

/** The cards of those whose link the reader may have, in the order of the list. */
function toCards(people: readonly Person[], links: readonly PersonalLink[]): LinkCard[] {
  const urls = new Map(links.map(({ personId, url }) => [personId, url]));
  return people.flatMap(({ id, name }) => {
    const url = urls.get(id);
    return url === undefined ? [] : [{ name, url }];
  });
}

/** Printed instead of the page. */
function CardSheet({ title, cards }: { title: string; cards: LinkCard[] }) {
  return (
    <PrintSheet className="link-cards">
      {cards.map(({ name, url }) => (
        <section key={url} className="link-card">
          <QrCode url={url} label={t('qrCodeOfPersonal', { name })} bare />
          <div>
            <h2 dir="auto">{name}</h2>
            <p className="title" dir="auto">
              {title}
            </p>
            <p>{t('scanForSchedule')}</p>
          </div>
        </section>
      ))}
    </PrintSheet>
  );
}
