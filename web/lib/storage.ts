/**
 * Browser storage. Nothing here grants access; the server checks everything. Storage may be unavailable (private
 * windows, full disk); then values are not remembered.
 */

/** A project just created in this tab, kept until the celebration dialog is closed. */
export type ProjectCreated = {
  projectId: string;
  projectName: string;
  accessCode: string;
  adminCode: string;
  userEmail: string;
};

type Area = 'localStorage' | 'sessionStorage';

/** Reads a storage entry, or null. */
export function readStorage(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Writes a storage entry; null removes it. */
export function writeStorage(area: Area, key: string, value: string | null): void {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
  } catch {
    // Storage unavailable.
  }
}

function parse<T>(text: string | null): T | null {
  try {
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Returns the project just created in this tab, or null. */
export function readCreatedProject(): ProjectCreated | null {
  return parse<ProjectCreated>(readStorage('sessionStorage', 'projectCreated'));
}

/** Removes the created project, so the celebration is not shown again. */
export function clearCreatedProject(): void {
  writeStorage('sessionStorage', 'projectCreated', null);
}

/** Remembers that a share link was accepted, for the next page of this tab. */
export function storeAccessGranted(): void {
  writeStorage('sessionStorage', 'accessGranted', '1');
}

/** Returns whether a share link was just accepted, and forgets it. */
export function takeAccessGranted(): boolean {
  const isGranted = readStorage('sessionStorage', 'accessGranted') !== null;
  writeStorage('sessionStorage', 'accessGranted', null);
  return isGranted;
}

/** Returns the admin code last used here for the project, or null. */
export function readAdminCode(projectId: string): string | null {
  return readStorage('localStorage', `admin_code_${projectId}`);
}

/** Stores the admin code for the next visit; null removes it. */
export function storeAdminCode(projectId: string, adminCode: string | null): void {
  writeStorage('localStorage', `admin_code_${projectId}`, adminCode);
}

/** Returns the attendees selected in the project's filter; empty means everyone. */
export function readSelectedPeople(projectId: string): string[] {
  const people = parse<unknown>(readStorage('localStorage', `selected_people_${projectId}`));
  return Array.isArray(people) ? people.filter((name) => typeof name === 'string') : [];
}

/** Stores the attendee filter for the next visit. */
export function storeSelectedPeople(projectId: string, people: string[]): void {
  writeStorage(
    'localStorage',
    `selected_people_${projectId}`,
    people.length > 0 ? JSON.stringify(people) : null,
  );
}
