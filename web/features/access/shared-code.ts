/** Access codes by project ID, taken out of the URL so that they do not stay in the browser history. */
const codes = new Map<string, string>();

/** Keeps the access code of a link until `takeSharedCode`. In memory only. */
export function storeSharedCode(projectId: string, code: string): void {
  codes.set(projectId, code);
}

/** Returns the stored code and removes it. */
export function takeSharedCode(projectId: string): string | undefined {
  const code = codes.get(projectId);
  codes.delete(projectId);
  return code;
}
