import { and, eq, sql } from 'drizzle-orm';
import { LIMITS, MAX_PROJECT_IMAGE_BYTES, UPLOAD_MS } from '../../contract/limits.ts';
import type { ItineraryDb } from '../client.ts';
import { isNotMarked, isOneOf, type NewImage } from '../images.ts';
import { type ProjectRow, projects } from '../schema/itinerary/itineraries.ts';
import { type ImageRow, images } from '../schema/shared/images.ts';
import { isPaidProject, selectValuesWhere } from '../sql-expressions.ts';

/**
 * Inserts an image to be uploaded. Uploads in progress count with their announced size. Undefined on a trial, or if
 * the project's images would exceed `MAX_PROJECT_IMAGE_BYTES`.
 */
export async function insertImage(
  db: ItineraryDb,
  projectId: number,
  image: NewImage,
): Promise<ImageRow | undefined> {
  const usedBytes = sql`(SELECT coalesce(sum(${images.bytes}), 0) FROM ${images}
    WHERE ${images.projectId} = ${projectId} AND ${images.status} <> 'doomed'
    AND (${images.uploadedAt} IS NOT NULL OR ${images.createdAt} > ${image.createdAt - UPLOAD_MS}))`;
  const row = {
    ...image,
    projectId,
    status: 'pending',
    width: null,
    height: null,
    uploadedAt: null,
    markedForDeletionAt: null,
  };
  const fits = sql`${isPaidProject(projectId)} AND ${usedBytes} + ${image.bytes} <= ${MAX_PROJECT_IMAGE_BYTES}`;
  return db
    .insert(images)
    .select(selectValuesWhere(images, row, fits))
    .returning()
    .get();
}

/** Those of `ids` that are the project's images, pending or used, in no particular order. */
export async function listImages(db: ItineraryDb, projectId: number, ids: string[]): Promise<ImageRow[]> {
  return db
    .select()
    .from(images)
    .where(and(eq(images.projectId, projectId), isNotMarked, isOneOf(ids)));
}

/** Image URLs in order, and the ids of the images. */
type HeaderImageList = { urls: string[]; ids: string[] };

/**
 * Sets the project's header images and marks those no longer listed for deletion, all or nothing. Undefined on a
 * trial, over the limit, if the stored list is not `expected`, or if an image is not the project's or not processed.
 * `removed` are the images whose files are to be deleted.
 */
export async function updateHeaderImages(
  db: ItineraryDb,
  projectId: number,
  list: HeaderImageList,
  expected: string[] | undefined,
  now: number,
): Promise<{ project: ProjectRow; removed: ImageRow[] } | undefined> {
  const asColumn = (urls: string[]) => sql.param(urls, projects.headerImages);
  const readyCount = sql`(SELECT count(*) FROM ${images} WHERE ${images.projectId} = ${projectId}
    AND ${isNotMarked} AND ${images.width} IS NOT NULL AND ${isOneOf(list.ids)})`;
  // In this batch only true if the first statement set the list, or it was set before.
  const isCurrent = sql`(SELECT ${projects.headerImages} FROM ${projects} WHERE ${projects.id} = ${projectId}) IS ${asColumn(list.urls)}`;
  const ofProject = eq(images.projectId, projectId);
  const [updated, , removed] = await db.batch([
    db
      .update(projects)
      .set({
        headerImages: list.urls,
        revision: sql`${projects.revision} + (${projects.headerImages} IS NOT ${asColumn(list.urls)})`,
        updatedAt: now,
      })
      .where(
        and(
          eq(projects.id, projectId),
          eq(projects.isPaid, true),
          sql`${readyCount} = ${list.ids.length} AND ${list.ids.length} <= ${LIMITS.headerImages}`,
          expected && sql`${projects.headerImages} IS ${asColumn(expected)}`,
        ),
      )
      .returning(),
    db
      .update(images)
      .set({ status: 'used' })
      .where(and(ofProject, isNotMarked, isOneOf(list.ids), isCurrent)),
    db
      .update(images)
      .set({ status: 'doomed', markedForDeletionAt: now })
      .where(and(ofProject, eq(images.status, 'used'), sql`NOT ${isOneOf(list.ids)}`, isCurrent))
      .returning(),
  ]);
  return updated[0] && { project: updated[0], removed };
}
