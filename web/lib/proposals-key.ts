/** The query key of what waits to be reviewed. Not in query-keys.ts, which every guest downloads. */
export const toProposalsKey = (projectId: string) => ['projects', projectId, 'proposals'] as const;
