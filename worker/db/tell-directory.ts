import { describeError } from '../domain/describe-error.ts';
import type { ItinerarySummary } from '../domain/itinerary/summary.ts';
import { computeDaySpan } from '../domain/schedule/day-span.ts';
import { toIso, toIsoOrNull } from '../domain/time/iso.ts';
import { log } from '../log.ts';
import { openDirectory, openItinerary } from './databases.ts';
import { saveItineraryEntry } from './directory/itineraries.ts';
import {
  type DirectoryRowState,
  parseSpans,
  readDirectoryRow,
  updateTold,
} from './itinerary/projects/directory-rows.ts';
import { endOwnership } from './itinerary/projects/ownership.ts';

/**
 * Tells the directory how an itinerary is now, if it changed. Safe to repeat, and to run at the same time: what is older
 * than what the directory knows is ignored. An owner whose account is gone is taken off the itinerary, and told again.
 */
export async function tellDirectory(env: Cloudflare.Env, projectNumber: number): Promise<void> {
  const db = openItinerary(env, projectNumber);
  const state = await readDirectoryRow(db, projectNumber);
  if (!state || state.isTold) return;
  const { change, project } = state;
  const entry = {
    projectNumber,
    change,
    ...toOwnerFields(project),
    summary: project ? toSummary(project) : null,
  };
  const isOwnerKnown = await saveItineraryEntry(openDirectory(env), entry);
  if (isOwnerKnown || entry.ownerUserId === null) return updateTold(db, projectNumber, change);
  await endOwnership(db, projectNumber, entry.ownerUserId);
  await tellDirectory(env, projectNumber);
}

/** `tellDirectory` for after a response: logs errors, since the scheduled job tries again. */
export async function tellDirectoryLater(env: Cloudflare.Env, projectNumber: number): Promise<void> {
  await tellDirectory(env, projectNumber).catch((error: unknown) => {
    log({ job: 'tell-directory', error: describeError(error) });
  });
}

type ProjectState = NonNullable<DirectoryRowState['project']>;

function toOwnerFields(project: ProjectState | undefined) {
  if (!project) return { ownerUserId: null, claimableBy: null };
  const { ownerUserId, ownerEmail, disownedAt } = project;
  const isClaimable = ownerUserId === null && disownedAt === null && ownerEmail !== '';
  return { ownerUserId, claimableBy: isClaimable ? ownerEmail : null };
}

function toSummary(project: ProjectState): ItinerarySummary {
  const {
    ownerUserId: _,
    ownerEmail: __,
    disownedAt: ___,
    headerImages,
    spans,
    hasPendingContent,
    ...shown
  } = project;
  const days = computeDaySpan(
    parseSpans(spans).map(([startsAt, endsAt, timeZone, endTimeZone]) => ({
      datetime: toIso(startsAt),
      endsAt: toIsoOrNull(endsAt),
      timeZone,
      endTimeZone,
    })),
  );
  return {
    ...shown,
    headerImage: headerImages[0] ?? null,
    firstDay: days?.firstDay ?? null,
    lastDay: days?.lastDay ?? null,
    hasPendingContent: hasPendingContent === 1,
  };
}
