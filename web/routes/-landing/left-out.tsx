import type { UnreadText } from '../../../worker/contract/proposals.ts';
import { t } from '../../../worker/messages/t.ts';
import { translateReason } from '../../lib/review-reasons.ts';

/** The lines of a plan that became no event, and why. */
export default function LeftOut({ lines }: { lines: readonly UnreadText[] }) {
  return (
    <details className="group w-full">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 font-600">
        {t('linesLeftOut', { count: lines.length })}
        <span className="i-lucide-chevron-down text-muted group-open:[rotate:180deg]" aria-hidden="true" />
      </summary>
      <ul className="grid max-h-80 gap-2 overflow-y-auto border-s-2 ps-4 text-sm">
        {lines.map(({ text, reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and keep their order
          <li key={at} className="grid">
            <span className="[overflow-wrap:anywhere]" dir="auto">
              {text}
            </span>
            <span className="text-muted">{translateReason(reason)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
