import type { Context } from 'hono';
import { reportItinerary } from '../actions/report-itinerary.ts';
import { LIMITS } from '../contract/limits.ts';
import { reportSchema } from '../contract/reports.ts';
import { REPORT_REASON_LABELS } from '../domain/email/trust-emails.ts';
import type { NoticePage } from '../domain/notices/notice-page.ts';
import { toAppError } from '../errors.ts';
import { type AppEnv, factory, toActionContext } from '../http/context.ts';
import { normalizeProjectId } from '../http/invitation.ts';
import { respondWithNoticePage } from '../http/notice-page.ts';
import { requireReportable } from '../http/reportable.ts';
import { limitJson } from '../http/request-body.ts';
import { requireSameSite } from '../http/same-site.ts';
import { noStore } from '../http/security-headers.ts';

type Sent = { reason?: string; details?: string; email?: string };

/** The page that reports an itinerary, without a script. Every itinerary and invitation links to it. */
export const reportPageRoutes = factory
  .createApp()
  .use('/report/*', noStore, requireSameSite)
  .get('/report/:projectId', (c) => respondWithNoticePage(c, toFormPage(c, {}, {})))
  .post('/report/:projectId', limitJson, async (c) => {
    const sent = await readForm(c);
    const parsed = reportSchema.safeParse({ ...sent, email: sent.email || undefined });
    if (!parsed.success) {
      const problems = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path[0], message]));
      return respondWithNoticePage(c, toFormPage(c, sent, problems));
    }
    try {
      const { reason, details, email } = parsed.data;
      const project = await requireReportable(c, readId(c), email);
      const reportId = await reportItinerary(toActionContext(c), project, { reason, details, email });
      return respondWithNoticePage(c, toThanksPage(reportId, email));
    } catch (error) {
      const { code, message } = toAppError(error);
      const text = code === 'ACCESS_REQUIRED' ? 'There is no itinerary with this project ID.' : message;
      return respondWithNoticePage(c, { title: 'We couldn’t send your report', text });
    }
  });

const readId = (c: Context<AppEnv>) => normalizeProjectId(c.req.param('projectId') ?? '');

async function readForm(c: Context<AppEnv>): Promise<Sent> {
  const form = await c.req.parseBody();
  const read = (name: string) => (typeof form[name] === 'string' ? form[name] : '');
  return { reason: read('reason'), details: read('details'), email: read('email').trim() };
}

function toFormPage(c: Context<AppEnv>, sent: Sent, problems: Record<string, string>): NoticePage {
  const field = (name: keyof Sent) => ({
    name,
    ...(sent[name] && { value: sent[name] }),
    ...(problems[name] && { problem: problems[name] }),
  });
  return {
    title: 'Report this itinerary',
    text: `A person reads every report. The host isn’t told who sent it. Itinerary: ${readId(c)}`,
    fields: [
      {
        ...field('reason'),
        kind: 'choice',
        label: 'What is wrong?',
        options: Object.entries(REPORT_REASON_LABELS).map(([value, label]) => ({ value, label })),
      },
      {
        ...field('details'),
        kind: 'text',
        label: 'Details',
        hint: 'What did you see, and where?',
        maxLength: LIMITS.reportDetails,
      },
      {
        ...field('email'),
        kind: 'email',
        label: 'Your email (optional)',
        hint: 'For a receipt, and if we have a question.',
      },
    ],
    action: 'Send report',
    link: { label: 'Community Guidelines', url: '/community-guidelines' },
  };
}

const toThanksPage = (reportId: string, email: string | undefined): NoticePage => ({
  title: 'Thank you',
  text: `We received your report and will look at it. Its number is ${reportId}.${email ? ' We sent you a receipt.' : ''}`,
  link: { label: 'Go to Foldout', url: '/' },
});
