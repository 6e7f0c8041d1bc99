import type { CopiedProject } from '../../../worker/contract/accounts.ts';
import { storeCreatedProject } from '../../lib/create-project.ts';

/** Opens a copied or imported itinerary, which shows its codes. A new document, since this one may hold another. */
export function openCopiedProject({ project }: CopiedProject): void {
  storeCreatedProject(project);
  window.location.assign(`/project/${project.projectId}`);
}
