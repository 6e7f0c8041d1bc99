/**
 * What this browser keeps for itself. Hints only: nothing here grants a right. Storage may be denied
 * (private windows, a full disk), so every access may fail, and then simply nothing is remembered.
 */

/** A project just created here, until its celebration has been closed. */
export type ProjectCreated = {
  projectId: string;
  projectName: string;
  accessCode: string;
  adminCode: string;
  userEmail: string;
};

type Area = 'localStorage' | 'sessionStorage';

function read(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

function write(area: Area, key: string, value: string | null): void {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
  } catch {
    // Not remembered, then.
  }
}

function parse<T>(text: string | null): T | null {
  try {
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Remembers a project just created here: for the celebration, and that the admin panel need not ask. */
export function storeCreatedProject(created: ProjectCreated): void {
  write('sessionStorage', 'projectCreated', JSON.stringify(created));
  write('localStorage', `project_creator_${created.projectId}`, 'true');
  storeAdminCode(created.projectId, created.adminCode);
}

/** The project just created in this tab, or null. */
export function readCreatedProject(): ProjectCreated | null {
  return parse<ProjectCreated>(read('sessionStorage', 'projectCreated'));
}

/** Ends the celebration for good. */
export function clearCreatedProject(): void {
  write('sessionStorage', 'projectCreated', null);
}

/** Whether this browser created the project. */
export function isCreator(projectId: string): boolean {
  return read('localStorage', `project_creator_${projectId}`) === 'true';
}

/** The admin code that last opened the project's panel here, or null. */
export function readAdminCode(projectId: string): string | null {
  return read('localStorage', `admin_code_${projectId}`);
}

/** Keeps the admin code for the next visit; null forgets it. */
export function storeAdminCode(projectId: string, adminCode: string | null): void {
  write('localStorage', `admin_code_${projectId}`, adminCode);
}

/** The people this visitor filters a project by; empty means everyone. */
export function readSelectedPeople(projectId: string): string[] {
  const people = parse<unknown>(read('localStorage', `selected_people_${projectId}`));
  return Array.isArray(people) ? people.filter((name) => typeof name === 'string') : [];
}

/** Keeps the filter for the next visit. */
export function storeSelectedPeople(projectId: string, people: string[]): void {
  write('localStorage', `selected_people_${projectId}`, people.length > 0 ? JSON.stringify(people) : null);
}
