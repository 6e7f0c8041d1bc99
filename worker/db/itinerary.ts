import type { Db } from './client.ts';
import type { Reader } from './conditions.ts';
import { selectEvents, selectEventTexts } from './events.ts';
import { selectFaqs, selectFaqTexts } from './faqs.ts';
import { selectProject } from './projects.ts';

/**
 * A project with its events and questions, as texts of JSON, in one round trip. Both lists are empty when the reader's
 * grant is not of the project's version, or the reader holds this revision already: compare the row.
 */
export async function readItinerary(db: Db, reader: Reader) {
  const [rows, events, faqs] = await db.batch([
    selectProject(db, reader.projectId),
    selectEventTexts(db, reader),
    selectFaqTexts(db, reader),
  ]);
  return { project: rows[0], events: events.map(toText), faqs: faqs.map(toText) };
}

const toText = ({ text }: { text: string }) => text;

/** A project with its events alone, as rows; see `readItinerary`. */
export async function readEvents(db: Db, reader: Reader) {
  const [rows, events] = await db.batch([selectProject(db, reader.projectId), selectEvents(db, reader)]);
  return { project: rows[0], events };
}

/** A project with its questions alone, as rows; see `readItinerary`. */
export async function readFaqs(db: Db, reader: Reader) {
  const [rows, faqs] = await db.batch([selectProject(db, reader.projectId), selectFaqs(db, reader)]);
  return { project: rows[0], faqs };
}
