/**
 * The link that opens an itinerary in one tap. The invite key is in the fragment, which browsers send to no server, so
 * it is in no log and no link preview. Without a code or key the link is shorter and asks for the code.
 */
export function toShareUrl({
  origin,
  projectId,
  accessCode,
  inviteKey,
}: {
  origin: string;
  projectId: string;
  accessCode: string;
  inviteKey: string;
}): string {
  const query = accessCode ? `?code=${accessCode}` : '';
  return `${origin}/access/${projectId}${query}${inviteKey ? `#k=${inviteKey}` : ''}`;
}
