import type { ReactNode } from 'react';
import { LIMITS } from '../../../worker/contract/limits.ts';
import type { Rsvp, RsvpAnswer, RsvpSettings } from '../../../worker/contract/rsvps.ts';
import { t } from '../../../worker/messages/t.ts';
import { listAnswerOptions } from '../../lib/rsvps/answer-options.ts';
import { SelectField, TextArea } from '../../ui/forms/field.tsx';
import { RadioGroup } from '../../ui/forms/radio-group.tsx';
import { formatPeople } from './describe-rsvp.ts';

/** The answer given before, if any. */
type RsvpBefore = Pick<Rsvp, 'partySize' | 'reply' | 'note'> | undefined;

export type RsvpDraft = { answer: RsvpAnswer; partySize: number; reply: string; note: string };

/** Values to start with: the chosen answer, and the rest of the answer given before. */
export const createRsvpDraft = (answer: RsvpAnswer, before: RsvpBefore): RsvpDraft => ({
  answer,
  partySize: before?.partySize ?? 1,
  reply: before?.reply ?? '',
  note: before?.note ?? '',
});

/**
 * The request body. A guest who does not come is one person. Unchanged texts are left out: the reader may not see what is
 * stored.
 */
export function toRsvpBody(draft: RsvpDraft, eventId: number | null, before: RsvpBefore) {
  const reply = draft.reply.trim() || null;
  const note = draft.note.trim() || null;
  return {
    eventId,
    answer: draft.answer,
    partySize: draft.answer === 'no' ? 1 : draft.partySize,
    ...(reply !== (before?.reply ?? null) && { reply }),
    ...(note !== (before?.note ?? null) && { note }),
  };
}

const GROUP = 'grid gap-5';
/** What is beside each other has its labels in one line, and its fields. */
const ROWS = 'grid gap-5 md:grid-flow-row-dense md:grid-cols-2 md:gap-x-8';

type Props = {
  /** Accessible name of the answers. */
  label: string;
  settings: RsvpSettings;
  /** Whether it is about the whole itinerary, which the host's question belongs to. */
  isItinerary: boolean;
  /** A host answers for somebody. */
  isHost?: boolean;
  draft: RsvpDraft;
  onChange: (change: Partial<RsvpDraft>) => void;
  /** The events that ask too: after the answer, since they matter more than the rest. */
  children?: ReactNode;
  /** Whether the rest stands beside the events, where a window has room for both. */
  isWide?: boolean;
};

/** Answer, the events that ask, number of people, reply to the host's question, and note. */
export function RsvpFields({ label, draft, onChange, children, isWide = false, ...details }: Props) {
  return (
    <>
      <RadioGroup
        label={label}
        className="segments wide-segments"
        value={draft.answer}
        onChange={(answer) => onChange({ answer })}
        options={listAnswerOptions()}
      />
      <div className={isWide ? ROWS : GROUP}>
        {children}
        <div className={children ? `${GROUP} border-t pt-4 ${isWide ? 'md:contents' : ''}` : GROUP}>
          <Details draft={draft} isWide={isWide} onChange={onChange} {...details} />
        </div>
      </div>
    </>
  );
}

/** What there is to say with an answer. */
function Details({
  settings,
  isItinerary,
  isHost,
  draft,
  isWide,
  onChange,
}: Omit<Props, 'label' | 'children'>) {
  const { maxPartySize, question } = settings;
  // The host may have lowered the limit since.
  const field = { rows: isWide ? 1 : 2, className: isWide ? 'md:col-start-2' : '' };
  const sizes = Math.max(maxPartySize, draft.partySize);
  return (
    <>
      {sizes > 1 && draft.answer !== 'no' && (
        <SelectField
          label={isHost ? t('howManyInAll') : t('howManyWithYou')}
          className={field.className}
          value={draft.partySize}
          onChange={({ target }) => onChange({ partySize: Number(target.value) })}
        >
          {Array.from({ length: sizes }, (_, at) => at + 1).map((size) => (
            <option key={size} value={size} disabled={size > maxPartySize}>
              {size === 1 && !isHost ? t('justMe') : formatPeople(size)}
            </option>
          ))}
        </SelectField>
      )}
      {isItinerary && question && (
        <TextArea
          label={<bdi>{question}</bdi>}
          {...field}
          maxLength={LIMITS.reply}
          value={draft.reply}
          onChange={({ target }) => onChange({ reply: target.value })}
        />
      )}
      <TextArea
        label={
          <>
            {t('noteOptional')}{' '}
            <span className="inline-block text-sm font-400 text-muted">{t('onlyHostsRead')}</span>
          </>
        }
        {...field}
        maxLength={LIMITS.note}
        value={draft.note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </>
  );
}
