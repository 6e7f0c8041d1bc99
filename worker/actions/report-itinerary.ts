import type { ReportReason } from '../contract/reports.ts';
import { insertReport } from '../db/itinerary/projects/reports.ts';
import type { NewOutboxMail } from '../db/outbox.ts';
import type { ProjectRow } from '../db/schema/itinerary/itineraries.ts';
import { generateToken } from '../domain/access/crypto.ts';
import { renderReportMail, renderReportReceiptMail } from '../domain/email/trust-emails.ts';
import { inLanguage } from '../messages/in-language.ts';
import type { TextReader } from '../messages/t.ts';
import type { ActionContext } from './action-context.ts';
import { enqueueMails, sealMail } from './outbox.ts';

type Report = {
  reason: ReportReason;
  details: string;
  email: string | undefined;
  /** Language and locale of the receipt. */
  reader: TextReader;
};

/** Stores a report, emails it to CONTACT_EMAIL and a receipt to the reporter, if there are such addresses. Returns its id. */
export async function reportItinerary(
  context: ActionContext,
  { id: projectRowId, projectId }: Pick<ProjectRow, 'id' | 'projectId'>,
  { reader, ...report }: Report,
): Promise<string> {
  const { env, db, settings, now } = context;
  const { APP_ORIGIN: origin, CONTACT_EMAIL } = settings;
  const reportId = generateToken(16);
  const content = { ...report, reportId, projectId, reportedAt: now, origin };
  const mails: NewOutboxMail[] = [];
  if (CONTACT_EMAIL) {
    const header = { id: `report:${reportId}`, projectId, kind: 'report' as const, recipient: CONTACT_EMAIL };
    mails.push(await sealMail(settings, header, renderReportMail(content), now));
  }
  if (report.email) {
    const id = `report-receipt:${reportId}`;
    const header = { id, projectId, kind: 'report-receipt' as const, recipient: report.email };
    mails.push(
      await sealMail(
        settings,
        header,
        inLanguage(reader, () => renderReportReceiptMail(content)),
        now,
      ),
    );
  }
  const row = {
    id: reportId,
    projectId: projectRowId,
    ...report,
    email: report.email ?? null,
    createdAt: now,
  };
  await insertReport(db, row, mails);
  await enqueueMails(env, mails);
  return reportId;
}
