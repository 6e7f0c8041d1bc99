import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Set by npm start and npm run dev: the pages use local emulators of other companies' scripts. */
export const isLocalBuild = process.env.LOCAL_EMULATORS === '1';

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Vite aliases that replace third-party scripts in local builds. */
export const emulatorAliases = isLocalBuild
  ? [
      {
        find: /^@stripe\/stripe-js\/pure$/,
        replacement: resolvePath('../../dev/stripe/page/stripe-js.ts'),
      },
    ]
  : [];

/** Fails a production build that contains modules of dev/. */
export function rejectDevModules(): Plugin {
  const dev = resolvePath('../../dev/');
  return {
    name: 'foldout:reject-dev-modules',
    apply: 'build',
    generateBundle(_, bundle) {
      if (isLocalBuild) return;
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const found = modules.filter((id) => id.startsWith(dev));
      if (found.length > 0) this.error(`Development modules in a production build: ${found.join(', ')}`);
    },
  };
}
