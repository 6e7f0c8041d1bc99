import type { ReactNode } from 'react';
import { LIMITS } from '../../../worker/contract/limits.ts';
import type { ReviewedEvent } from '../../../worker/contract/reviewed-event.ts';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../button.tsx';
import { Menu } from '../dialogs/menu.tsx';
import { Check } from './check.tsx';
import { InlineText } from './inline-text.tsx';
import { InlineTime } from './inline-time.tsx';
import './review-row.css';

/** Fields that are edited in the row. `datetime` is a local time. */
export type InlineChange = { title?: string; location?: string; datetime?: string };

/** `isPrivate`: nobody else sees it. */
type RowPeople = { text: string; isPrivate: boolean };

type MenuItems = Parameters<typeof Menu>[0]['items'];

type Props = {
  id: number;
  event: Pick<ReviewedEvent, 'title' | 'datetime' | 'timeZone' | 'location'>;
  /** The time as text, below a heading with the day; undefined without a date. */
  time: string | undefined;
  /** Its day, for screen readers. */
  day: string | undefined;
  /** Who comes, unless it is everyone. */
  people: RowPeople | undefined;
  selected: boolean;
  /** Cannot be selected. */
  disabled?: boolean;
  onSelect: (selected: boolean) => void;
  /** What is doubtful or special about it, in a word or two. */
  marks: readonly { text: string; spoken?: string; kind: 'warn' | 'news' }[];
  /** Saves what is edited in the row. */
  onChange: (change: InlineChange) => void;
  /** Edits who comes and who sees it. */
  onEditPeople: () => void;
  menu: MenuItems;
  /** The source and what is doubtful, while they are shown. */
  details: ReactNode;
  onToggleDetails: () => void;
};

/** An event that is reviewed: time, title and place are edited where they stand. */
export function ReviewRow({ id, event, time, day, people, onChange, marks, details, ...props }: Props) {
  const { title, datetime, timeZone, location } = event;
  const name = title || t('eventWithoutTitle');
  return (
    <>
      <Check name={name} {...props} />
      <div className="review-fields">
        <h4 className="visually-hidden" tabIndex={-1}>
          <bdi>{name}</bdi>
        </h4>
        <div className="review-line review-when">
          <InlineTime
            datetime={datetime}
            timeZone={timeZone}
            text={time}
            day={day}
            onSave={(local) => onChange({ datetime: local })}
          />
          {marks.map(({ text, spoken, kind }) => (
            <button
              key={text}
              type="button"
              className="review-mark"
              data-kind={kind}
              aria-expanded={Boolean(details)}
              onClick={props.onToggleDetails}
            >
              {spoken ? <span aria-hidden="true">{text}</span> : text}
              {spoken && <span className="visually-hidden">{spoken}</span>}
            </button>
          ))}
        </div>
        <InlineText
          label={t('titleLabel')}
          value={title}
          placeholder={t('eventWithoutTitle')}
          maxLength={LIMITS.title}
          className="inline-title"
          required
          onSave={(text) => onChange({ title: text })}
        />
        <div className="review-line review-where">
          <InlineText
            label={t('place')}
            value={location}
            placeholder={t('addAPlace')}
            maxLength={LIMITS.location}
            className="inline-place"
            onSave={(text) => onChange({ location: text })}
          />
          {people && <People people={people} onEdit={props.onEditPeople} />}
        </div>
        <button
          type="button"
          className="review-source-button"
          aria-expanded={Boolean(details)}
          onClick={props.onToggleDetails}
        >
          {t('proposalSource')}
          <span className="visually-hidden"> {t('sourceOf', { title: name })}</span>
        </button>
      </div>
      <RowMenu id={id} name={name} items={props.menu} />
      {details && <div className="review-details">{details}</div>}
    </>
  );
}

/** For what a row does besides. */
export function RowMenu({ id, name, items }: { id: number; name: string; items: MenuItems }) {
  return (
    <div className="review-menu">
      <Menu
        items={items}
        trigger={
          <Button variant="quiet" size="icon" aria-label={t('moreForEvent', { title: name })} data-edits={id}>
            <span className="i-lucide-ellipsis-vertical" aria-hidden="true" />
          </Button>
        }
      />
    </div>
  );
}

function People({ people, onEdit }: { people: RowPeople; onEdit: () => void }) {
  const { text, isPrivate } = people;
  return (
    <button type="button" className="review-people" onClick={onEdit}>
      <span className={isPrivate ? 'i-lucide-lock' : 'i-lucide-users'} aria-hidden="true" />
      <span className="visually-hidden">{isPrivate ? t('privateChangeWho') : t('changeWhoComes')} </span>
      <bdi>{text}</bdi>
    </button>
  );
}
