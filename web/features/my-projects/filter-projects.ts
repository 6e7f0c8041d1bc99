import type { MyProject } from '../../../worker/contract/accounts.ts';
import { foldText } from '../../../worker/domain/text/fold-text.ts';

/** Number of itineraries from which on the search field is shown. */
export const SEARCH_MIN_PROJECTS = 9;

/** Returns the projects whose name, title or owner name contain every word of `text`. */
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
