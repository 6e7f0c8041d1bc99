import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Customizations, Project } from '../../../worker/contract/projects.ts';
import { t } from '../../../worker/messages/t.ts';
import { ApiError, api, unwrap } from '../../lib/api.ts';
import { refreshItinerary } from '../../lib/itinerary-query.ts';
import { isOwnSave, rememberOwnSave } from '../../lib/own-saves.ts';
import type { Conflict } from '../../lib/row-update.ts';
import { storeProject } from '../../lib/store-project.ts';
import { CUSTOMIZE_FIELDS, type CustomizeField, isSame } from './customize-draft.ts';

/** Result of a save: stored, in conflict with another host's changes, or out of title changes. */
export type SaveOutcome = { saved: Project } | Conflict<Project> | { titlesUsedUp: true };

/** Saves customizations. A conflict is a result, not an error; the form shows field errors. */
export function useSaveCustomizations(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    // One after another, so that the last of several quick choices is what is stored.
    scope: { id: `customizations/${projectId}` },
    meta: { fallback: t('customizeFailed'), formShowsFields: true },
    mutationFn: async (json: Customizations): Promise<SaveOutcome> => {
      try {
        const call = api.projects[':projectId'].customizations.$put({ param: { projectId }, json });
        const { project } = await unwrap(call);
        for (const field of listFields(json)) rememberOwnSave(toVersion(project, field));
        return { saved: project };
      } catch (error) {
        const body = error instanceof ApiError ? error.body : undefined;
        if (body?.code === 'CONFLICT' && body.current)
          return toConflict(body.current as Project, json, body.changedBy);
        if (body?.code === 'TITLE_CHANGE_LIMIT_REACHED') return { titlesUsedUp: true };
        throw error;
      }
    },
    onSuccess: async (outcome) => {
      if ('titlesUsedUp' in outcome) return void refreshItinerary(client, projectId);
      await storeProject(client, 'saved' in outcome ? outcome.saved : outcome.conflict);
    },
  });
}

function toConflict(
  conflict: Project,
  { expected = {}, ...change }: Customizations,
  changedBy: string | undefined,
): Conflict<Project> {
  const changed = listFields(change).filter((field) => !isSame(conflict[field], expected[field]));
  return { conflict, changedBy, isOwn: changed.every((field) => isOwnSave(toVersion(conflict, field))) };
}

/** Names the value of a field, for `rememberOwnSave`. */
const toVersion = (project: Project, field: CustomizeField) =>
  `design/${project.projectId}/${field}/${JSON.stringify(project[field])}`;

const listFields = (change: Customizations) => CUSTOMIZE_FIELDS.filter((field) => field in change);
