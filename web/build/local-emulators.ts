import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Set by npm start and npm run dev: these pages are for this machine and speak to its stand-ins. */
export const isLocalBuild = process.env.LOCAL_EMULATORS === '1';

const inDev = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What local pages load in the place of other people's scripts. Only these packages, nothing of ours. */
export const emulatorAliases = isLocalBuild
  ? [{ find: /^@stripe\/stripe-js\/pure$/, replacement: inDev('../../dev/stripe/page/stripe-js.ts') }]
  : [];

/** Fails the build of the deployed pages when anything of this folder would get into them. */
export function rejectDevModules(): Plugin {
  const dev = inDev('../../dev/');
  return {
    name: 'keep-dev-out',
    apply: 'build',
    generateBundle(_, bundle) {
      if (isLocalBuild) return;
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const strays = modules.filter((id) => id.startsWith(dev));
      if (strays.length > 0) this.error(`Not for deployed pages: ${strays.join(', ')}`);
    },
  };
}
