import type { MyProject } from '../../../worker/contract/accounts.ts';
import { foldText } from '../../../worker/domain/text/fold-text.ts';

/** From so many itineraries on there is a field to find one; fewer are seen at a glance. */
export const SEARCH_MIN_PROJECTS = 9;

/** The projects in whose names (the shown title and the owner's too) every word of `text` stands, in their order. */
export function filterProjects<Project extends Pick<MyProject, 'name' | 'customTitle' | 'ownerName'>>(
  projects: readonly Project[],
  text: string,
): Project[] {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  return projects.filter(({ name, customTitle, ownerName }) => {
    const names = foldText(`${name} ${customTitle ?? ''} ${ownerName}`);
    return words.every((word) => names.includes(word));
  });
}
