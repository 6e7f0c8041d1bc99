/** What the manifest of an itinerary says; a `token` is taken over at the first start (worker/api/installed-app.ts). */
type InstalledApp = { projectId: string; name: string; token: string | undefined };

/** Launchers cut longer names. */
const MAX_SHORT_NAME = 12;

/** The web app manifest of one itinerary, as that of the whole product in web/public/icons. */
export function renderManifest({ projectId, name, token }: InstalledApp) {
  const icon = (size: number, file: string, purpose?: 'maskable') => ({
    src: `/icons/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(purpose && { purpose }),
  });
  return {
    name,
    short_name: name.length <= MAX_SHORT_NAME ? name : 'Foldout',
    // The same app whatever the token.
    id: `/project/${projectId}`,
    start_url: token === undefined ? `/project/${projectId}` : `/open/${projectId}?token=${token}`,
    scope: '/',
    display: 'standalone',
    background_color: '#f7f2e8',
    theme_color: '#6366f1',
    icons: [
      icon(192, 'mark-192.png'),
      icon(512, 'mark-512.png'),
      icon(512, 'mark-512-maskable.png', 'maskable'),
    ],
  };
}
