/** Where the list of an itinerary's tickets is. */
export const toPapersPath = (projectId: string) => `/api/projects/${projectId}/papers`;

/** Where a ticket's file is. */
export const toPaperPath = (projectId: string, id: number) => `${toPapersPath(projectId)}/${id}/file`;

/** The itinerary of such an address; undefined for others. */
export const findPaperProject = (pathname: string): string | undefined =>
  /^\/api\/projects\/([^/]+)\/papers(?:\/\d+\/file)?$/.exec(pathname)?.[1];

/** The key of the query of an itinerary's tickets. Not in query-keys.ts, which every guest downloads. */
export const toPapersKey = (projectId: string) => ['projects', projectId, 'papers'] as const;
