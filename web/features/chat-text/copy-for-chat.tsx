import { useState } from 'react';
import type { Event } from '../../../worker/contract/events.ts';
import { t } from '../../../worker/messages/t.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { SelectField } from '../../ui/forms/field.tsx';
import { listChatDays, toChatText } from './chat-text.ts';

type Props = { projectId: string; title: string; events: readonly Event[]; pageZone: string };

/** Copies a day, or the whole plan, as a message for a group chat. */
export function CopyForChat({ projectId, title, events, pageZone }: Props) {
  const [day, setDay] = useState('');
  const days = listChatDays(events);
  if (days.length === 0) return null;
  const url = `${location.origin}/project/${projectId}`;
  return (
    <section className="grid gap-2 border-t pt-5">
      <h3 className="font-600">{t('copyForChat')}</h3>
      <p className="text-sm text-muted">{t('copyForChatText')}</p>
      <div className="flex flex-wrap items-end gap-2">
        <SelectField label={t('whatToCopy')} value={day} onChange={({ target }) => setDay(target.value)}>
          <option value="">{t('wholePlan')}</option>
          {days.map((one) => (
            <option key={one.day} value={one.day}>
              {one.heading}
            </option>
          ))}
        </SelectField>
        <CopyButton
          text={toChatText(events, { title, url, pageZone }, day || undefined)}
          label={t('copyForChat')}
        />
      </div>
    </section>
  );
}
