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

/** What the server calls a source without a name. */
const OWN_LABELS: Record<string, () => string> = {
  'Pasted text': () => t('fromText'),
  Spreadsheet: () => t('fromTable'),
  Email: () => t('fromEmail'),
  'Email without a subject': () => t('emailWithoutSubject'),
  'Calendar file': () => t('fromCalendar'),
  Export: () => t('fromExport'),
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
        <bdi>{OWN_LABELS[source.label]?.() ?? source.label}</bdi>
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
