import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../../../worker/messages/t.ts';
import { CHANGES_PLACE } from '../../lib/changes-place.tsx';
import { type LinkAsked, readLinkAsked, storeLinkAsked, subscribeToLinkAsked } from '../../lib/link-asked.ts';
import { listAnswerOptions } from '../../lib/rsvps/answer-options.ts';
import { Button } from '../../ui/button.tsx';
import { tNodes } from '../../ui/t-nodes.ts';
import './identity.css';

/**
 * Says above the tabs that the hosts were asked for a personal link, until the guest has it or dismisses this. Only for
 * readers without a name.
 */
export function LinkAskedNotice({ projectId }: { projectId: string }) {
  const stored = useSyncExternalStore(subscribeToLinkAsked, () => readLinkAsked(projectId));
  const place = document.getElementById(CHANGES_PLACE);
  if (stored === null || !place) return null;
  const { name, answer } = JSON.parse(stored) as LinkAsked;
  const label = listAnswerOptions().find(({ value }) => value === answer)?.label;
  const person = <bdi className="font-600">{name}</bdi>;
  return createPortal(
    <div className="link-asked no-print">
      <p>
        {label === undefined
          ? tNodes('linkAskedBefore', { name: person })
          : tNodes('linkAskedAnswered', { answer: <b>{label}</b>, name: person })}
      </p>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t('dismiss')}
        onClick={() => storeLinkAsked(projectId, null)}
      >
        <span className="i-lucide-x" aria-hidden="true" />
      </Button>
    </div>,
    place,
  );
}
