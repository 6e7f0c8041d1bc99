import type { Context } from 'hono';
import { reportItinerary } from '../actions/report-itinerary.ts';
import type { ErrorCode } from '../contract/errors.ts';
import { LIMITS } from '../contract/limits.ts';
import { type ReportReason, reportSchema } from '../contract/reports.ts';
import type { NoticePage } from '../domain/notices/notice-page.ts';
import { toAppError } from '../errors.ts';
import { type AppEnv, factory, toActionContext } from '../http/context.ts';
import { normalizeProjectId } from '../http/invitation.ts';
import { respondWithTranslated as respond } from '../http/notice-page.ts';
import { readReader } from '../http/reader.ts';
import { requireReportable } from '../http/reportable.ts';
import { limitJson } from '../http/request-body.ts';
import { requireSameSite } from '../http/same-site.ts';
import { noStore } from '../http/security-headers.ts';
import { t } from '../messages/t.ts';

type Sent = { reason?: string; details?: string; email?: string };

/** The page that reports an itinerary, without a script. Every itinerary and invitation links to it. */
export const reportPageRoutes = factory
  .createApp()
  .use('/report/*', noStore, requireSameSite)
  .get('/report/:projectId', (c) => respond(c, () => toFormPage(c, {}, {})))
  .post('/report/:projectId', limitJson, async (c) => {
    const sent = await readForm(c);
    const parsed = reportSchema.safeParse({ ...sent, email: sent.email || undefined });
    if (!parsed.success) {
      const refused = parsed.error.issues.map(({ path }) => String(path[0]));
      return respond(c, () => toFormPage(c, sent, pickProblems(refused)));
    }
    try {
      const { reason, details, email } = parsed.data;
      const project = await requireReportable(c, readId(c), email);
      const reader = readReader(c);
      const reportId = await reportItinerary(toActionContext(c), project, { reason, details, email, reader });
      return respond(c, () => toThanksPage(reportId, email));
    } catch (error) {
      const { code } = toAppError(error);
      return respond(c, () => ({
        title: t('reportFailed'),
        text: describeRefusal(code),
      }));
    }
  });

const pickProblems = (refused: string[]): Sent => ({
  ...(refused.includes('reason') && { reason: t('errorReason') }),
  ...(refused.includes('details') && { details: t('errorReport') }),
  ...(refused.includes('email') && { email: t('errorEmail') }),
});

function describeRefusal(code: ErrorCode): string {
  if (code === 'ACCESS_REQUIRED') return t('reportNoItinerary');
  if (code === 'RATE_LIMITED') return t('errorRateLimited');
  return code === 'INTERNAL' ? t('somethingWrongText') : t('errorBusy');
}

const readId = (c: Context<AppEnv>) => normalizeProjectId(c.req.param('projectId') ?? '');

async function readForm(c: Context<AppEnv>): Promise<Sent> {
  const form = await c.req.parseBody();
  const read = (name: string) => (typeof form[name] === 'string' ? form[name] : '');
  return { reason: read('reason'), details: read('details'), email: read('email').trim() };
}

function toFormPage(c: Context<AppEnv>, sent: Sent, problems: Sent): NoticePage {
  const field = (name: keyof Sent) => ({
    name,
    ...(sent[name] && { value: sent[name] }),
    ...(problems[name] && { problem: problems[name] }),
  });
  return {
    title: t('reportTitle'),
    text: t('reportText', { id: readId(c) }),
    fields: [
      {
        ...field('reason'),
        kind: 'choice',
        label: t('reportWhat'),
        options: Object.entries(listReasons()).map(([value, label]) => ({ value, label })),
      },
      {
        ...field('details'),
        kind: 'text',
        label: t('reportDetails'),
        hint: t('reportDetailsHint'),
        maxLength: LIMITS.reportDetails,
      },
      {
        ...field('email'),
        kind: 'email',
        label: t('reportEmail'),
        hint: t('reportEmailHint'),
      },
    ],
    action: t('reportSend'),
    link: { label: t('reportGuidelines'), url: '/community-guidelines' },
  };
}

const listReasons = (): Record<ReportReason, string> => ({
  illegal: t('reportIllegal'),
  abuse: t('reportAbuse'),
  spam: t('reportSpam'),
  other: t('reportOther'),
});

const toThanksPage = (reportId: string, email: string | undefined): NoticePage => ({
  title: t('thankYou'),
  text: [t('reportReceived', { id: reportId }), email && t('reportReceipt')].filter(Boolean).join(' '),
});
