import type { ProposalOrigin } from '../../../worker/contract/proposals.ts';
import { t } from '../../../worker/messages/t.ts';
import type { SourceContext } from './source-context.ts';

// In a .tsx file, because UnoCSS does not look for classes in .ts files.
const ICONS: Record<ProposalOrigin['kind'], string> = {
  text: 'i-lucide-clipboard-list',
  ics: 'i-lucide-calendar',
  csv: 'i-lucide-table',
  eml: 'i-lucide-mail',
  pdf: 'i-lucide-file-text',
  json: 'i-lucide-file-json',
  email: 'i-lucide-mail',
  assistant: 'i-lucide-bot',
};

type Props = {
  source: ProposalOrigin;
  context: SourceContext;
};

/** Where a proposal comes from, with the words that it was read from marked. */
export function SourceExcerpt({ source, context }: Props) {
  const { before, marked, after } = context;
  return (
    <figure className="proposal-source" aria-label={t('proposalSource')}>
      <figcaption>
        <span className={ICONS[source.kind]} aria-hidden="true" />
        <bdi>{source.label}</bdi>
      </figcaption>
      {marked !== '' && (
        <blockquote dir="auto">
          {before && <span className="source-line">{before}</span>}
          <mark className="source-line">{marked}</mark>
          {after && <span className="source-line">{after}</span>}
        </blockquote>
      )}
    </figure>
  );
}
