/** The release that answers: its tag, or the id that Cloudflare gave the version. */
export const readRelease = ({ VERSION }: Pick<Cloudflare.Env, 'VERSION'>): string =>
  VERSION?.tag || VERSION?.id || 'local';
