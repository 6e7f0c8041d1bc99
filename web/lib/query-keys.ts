/** All query keys that are used in more than one place. */
export const queryKeys = {
  config: ['config'] as const,
  currentProject: ['current-project'] as const,
  itinerary: (projectId: string) => ['projects', projectId, 'itinerary'] as const,
  invitationLook: (projectId: string) => ['projects', projectId, 'look'] as const,
  preview: (projectId: string) => ['projects', projectId, 'preview'] as const,
  shareLink: (projectId: string) => ['projects', projectId, 'share'] as const,
  calendarFeed: (projectId: string) => ['projects', projectId, 'calendar'] as const,
  user: ['user'] as const,
  myProjects: ['my-projects'] as const,
  unclaimed: ['unclaimed-events'] as const,
  intake: ['intake'] as const,
  people: (projectId: string) => ['projects', projectId, 'people'] as const,
  personLink: (projectId: string, personId: number) => ['projects', projectId, 'people', personId] as const,
  personLinks: (projectId: string) => ['projects', projectId, 'person-links'] as const,
  rsvps: (projectId: string) => ['projects', projectId, 'rsvps'] as const,
  codesMail: (projectId: string) => ['projects', projectId, 'codes-mail'] as const,
};
