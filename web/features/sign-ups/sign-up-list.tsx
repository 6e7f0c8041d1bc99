import type { ReactNode } from 'react';
import { LIMITS } from '../../../worker/contract/limits.ts';
import type { SignUp, SignUpSlot } from '../../../worker/contract/sign-ups.ts';
import { joinList } from '../../../worker/domain/text/join-list.ts';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import './sign-ups.css';

type Props = {
  list: SignUp;
  /** Shown beside the title. */
  aside?: ReactNode;
  /** Shown below the title. */
  note?: string;
  /** What the reader can do with a line. */
  renderActions: (slot: SignUpSlot) => ReactNode;
  /** True while a change of the line waits for a connection. */
  isWaiting?: (slot: SignUpSlot) => boolean;
};

/** A list with its lines: what there is, who has taken it, and the reader's own places. */
export function SignUpList({ list, aside, note, renderActions, isWaiting }: Props) {
  return (
    <section className="grid gap-2" aria-label={list.title}>
      <div>
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="min-w-0 font-600 [overflow-wrap:anywhere]" dir="auto">
            {list.title}
          </h3>
          {aside ?? (!list.isOpen && <span className="text-sm text-muted">{t('listClosed')}</span>)}
        </div>
        {note && (
          <p className="text-sm text-muted" dir="auto">
            {note}
          </p>
        )}
      </div>
      <ul className="sign-up-slots">
        {list.slots.map((slot) => (
          <li key={slot.id} className="sign-up-slot" data-mine={slot.mine > 0 || undefined}>
            <div className="min-w-0 flex-[1_1_min(8rem,100%)]">
              <span className="block [overflow-wrap:anywhere]" dir="auto">
                {slot.label}
              </span>
              <span className="text-sm text-muted">
                {describePlaces(slot)}
                {isWaiting?.(slot) && ` · ${t('isWaitingToSend')}`}
              </span>
              {slot.names && slot.names.length > 0 && (
                <span className="line-clamp-3 text-sm text-muted" dir="auto">
                  {joinList(slot.names)}
                </span>
              )}
            </div>
            {renderActions(slot)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "2 of 4 taken"; t('free') and t('taken') where there is one place. */
export function describePlaces({ places, taken }: Pick<SignUpSlot, 'places' | 'taken'>): string {
  if (places === 1) return taken > 0 ? t('taken') : t('free');
  return taken >= places ? t('allTaken', { count: places }) : t('takenOf', { taken, places });
}

type PlacesProps = { slot: SignUpSlot; isOpen: boolean; onTake: (count: number) => void };

/** Takes places of a line with one tap each, and gives them back. */
export function TakePlaces({ slot, isOpen, onTake }: PlacesProps) {
  const { label, places, taken, mine } = slot;
  const isFull = taken >= places;
  if (mine === 0) {
    return (
      <Button
        variant="primary"
        disabled={!isOpen || isFull}
        aria-label={`${isFull ? t('full') : t('take')}: ${label}`}
        onClick={() => onTake(1)}
      >
        {isFull ? t('full') : t('take')}
      </Button>
    );
  }
  if (places === 1) {
    return (
      <Button disabled={!isOpen} aria-label={t('giveBack', { label })} onClick={() => onTake(0)}>
        <span className="i-lucide-check" aria-hidden="true" />
        {t('yours')}
      </Button>
    );
  }
  return (
    <fieldset className="flex items-center gap-1" aria-label={t('yourPlaces', { label })}>
      <Button size="icon" disabled={!isOpen} aria-label={t('oneLess')} onClick={() => onTake(mine - 1)}>
        <span className="i-lucide-minus" aria-hidden="true" />
      </Button>
      <output className="min-w-6 text-center font-600">{mine}</output>
      <Button
        size="icon"
        disabled={!isOpen || isFull || mine >= LIMITS.takenPlaces}
        aria-label={t('oneMore')}
        onClick={() => onTake(mine + 1)}
      >
        <span className="i-lucide-plus" aria-hidden="true" />
      </Button>
    </fieldset>
  );
}
