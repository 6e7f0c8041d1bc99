import type { UnreadText } from '../../../worker/contract/proposals.ts';
import { t } from '../../../worker/messages/t.ts';
import { translateReason } from '../../lib/review-reasons.ts';

/** The lines of a plan that became no event, and why. */
export default function LeftOut({ lines }: { lines: readonly UnreadText[] }) {
  return (
    <details className="w-full">
      <summary className="min-h-11 cursor-pointer content-center font-600">
        {t('linesLeftOut', { count: lines.length })}
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
