import '../../messages/hosts/add-owner-messages.ts';
import type { ReportReason } from '../../contract/reports.ts';
import { getReader, t } from '../../messages/t.ts';
import { toHarmlessText } from '../text/harmless-text.ts';
import { PRODUCT_LOOK } from './email-look.ts';
import { type RenderedMail, renderEmail } from './render-email.ts';

// Emails about the operator's duties: reports, withdrawals, deletions. Times are epoch milliseconds.

/** UTC, so that two readers in different places name the same time. */
const toTime = (at: number, locale = 'en-US') =>
  `${new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC', numberingSystem: 'latn', calendar: 'gregory' }).format(at)} UTC`;

/** What a reporter can choose. */
const REPORT_REASON_LABELS: Record<ReportReason, string> = {
  illegal: 'Illegal content',
  abuse: 'Harassment or abuse',
  spam: 'Spam or fraud',
  other: 'Something else',
};

type Report = {
  reportId: string;
  projectId: string;
  reason: ReportReason;
  details: string;
  email: string | undefined;
  reportedAt: number;
  origin: string;
};

/** Sent to the contact address. The itinerary's text is not in it, since it may be what was reported. */
export function renderReportMail(report: Report): RenderedMail {
  const { reportId, projectId, reason, details, email, reportedAt, origin } = report;
  return renderEmail({
    subject: `Report of itinerary ${projectId}: ${REPORT_REASON_LABELS[reason]}`,
    preheader: 'Somebody reported an itinerary.',
    eyebrow: 'Report',
    title: REPORT_REASON_LABELS[reason],
    paragraphs: details.split(/\n+/).filter((line) => line.trim() !== ''),
    button: { label: 'Open itinerary', url: `${origin}/access/${projectId}` },
    rows: [
      { label: 'Project ID', value: projectId, isCode: true },
      { label: 'Report', value: reportId },
      { label: 'Received', value: toTime(reportedAt) },
      { label: 'Reporter', value: email ?? 'Gave no address' },
    ],
    notes: [`To take it down: npm run takedown -- ${projectId} --reason "…" --remote`],
    reason: 'You get this email because you run this service.',
    look: PRODUCT_LOOK,
  });
}

/** Confirms a report, in the reader's language. Has none of the reporter's words: anybody can enter the address of somebody else. */
export function renderReportReceiptMail(
  report: Pick<Report, 'reportId' | 'projectId' | 'reportedAt' | 'origin'>,
): RenderedMail {
  const { reportId, projectId, reportedAt, origin } = report;
  return renderEmail({
    subject: t('reportReceivedTitle'),
    preheader: t('reportLooked'),
    eyebrow: t('reportNoun'),
    title: t('reportReceivedTitle'),
    paragraphs: [t('reportWhatNext'), t('reportReply')],
    button: { label: t('reportGuidelines'), url: `${origin}/community-guidelines` },
    rows: [
      { label: t('reportNoun'), value: reportId },
      { label: t('itinerary'), value: projectId, isCode: true },
      { label: t('reportReceivedAt'), value: toTime(reportedAt, getReader().locale) },
    ],
    notes: [t('reportNotYou')],
    reason: t('reportWhyEmail'),
    isUnasked: true,
    look: PRODUCT_LOOK,
  });
}

/** Confirms a withdrawal (EU directive 2023/2673 asks for it with date and time). `amount` is in US cents. */
export function renderWithdrawalMail(withdrawal: {
  projectId: string;
  name: string;
  amount: number;
  withdrawnAt: number;
  origin: string;
}): RenderedMail {
  const { projectId, name, amount, withdrawnAt, origin } = withdrawal;
  const total = `${(amount / 100).toFixed(2)} USD`;
  return renderEmail({
    subject: t('withdrawalSubject'),
    preheader: t('withdrawalPreheader', { total }),
    eyebrow: t('withdrawalNoun'),
    title: t('withdrawalDone'),
    paragraphs: [t('withdrawalText', { name }), t('withdrawalKept')],
    button: { label: t('openItinerary'), url: `${origin}/access/${projectId}` },
    rows: [
      { label: t('withdrawalRefunded'), value: total },
      { label: t('withdrawalAt'), value: toTime(withdrawnAt, getReader().locale) },
      { label: t('mailProjectId'), value: projectId, isCode: true },
    ],
    notes: [],
    reason: t('mailOwns'),
    look: PRODUCT_LOOK,
  });
}

/** The name as the recipient may see it, or the itinerary's id, in a sentence. */
const toShownName = (itinerary: { projectId: string; name: string; isKnown: boolean }) =>
  (itinerary.isKnown ? itinerary.name : toHarmlessText(itinerary.name)) ??
  t('mailUnnamed', { id: itinerary.projectId });

/** Brings the owner the link that deletes the itinerary. `url` works for a day. */
export function renderDeletionMail(deletion: {
  projectId: string;
  name: string;
  isKnown: boolean;
  url: string;
}): RenderedMail {
  const { projectId, isKnown, url } = deletion;
  const name = toShownName(deletion);
  return renderEmail({
    subject: t('deletionSubject'),
    preheader: t('deletionPreheader'),
    eyebrow: t('deletionNoun'),
    title: t('deletionAsk', { name }),
    paragraphs: [t('deletionText'), t('deletionWhat')],
    button: { label: t('deletionNoun'), url },
    rows: [{ label: t('mailProjectId'), value: projectId, isCode: true }],
    notes: [t('deletionIgnore')],
    reason: t('mailOwns'),
    isUnasked: !isKnown,
    look: PRODUCT_LOOK,
  });
}

/** Tells the owner that an itinerary nobody uses will be deleted at `endsAt`. `url` keeps it. */
export function renderEndingMail(ending: {
  projectId: string;
  name: string;
  isPaid: boolean;
  isKnown: boolean;
  endsAt: number;
  url: string;
}): RenderedMail {
  const { projectId, isPaid, isKnown, endsAt, url } = ending;
  const name = toShownName(ending);
  return renderEmail({
    subject: t('endingSubject'),
    preheader: t('endingPreheader'),
    eyebrow: t('codesSubject'),
    title: t('endingAsk', { name }),
    paragraphs: [
      isPaid ? t('endingOldPaid') : t('endingOldTrial'),
      t('endingText', { time: toTime(endsAt, getReader().locale) }),
    ],
    button: { label: t('endingKeep'), url },
    rows: [{ label: t('mailProjectId'), value: projectId, isCode: true }],
    notes: [t('endingIgnore')],
    reason: t('mailOwns'),
    isUnasked: !isKnown,
    look: PRODUCT_LOOK,
  });
}
