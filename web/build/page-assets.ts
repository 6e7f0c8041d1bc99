import type { Plugin, Rolldown } from 'vite';

/** What a page fetches before its script asks for it, by kind; paths on our origin. */
type PageAssets = { js: string[]; css: string[]; fonts: string[] };

/** The face of our own titles; every page of ours has one. */
const FACE = /young-serif-latin-\d+-normal-.*\.woff2$/;
/** The chunk of a route's component, alone or together with its loader. */
export const ROUTE_CHUNK = /\/web\/routes\/([^/]+)\.tsx\?tsr-split=(?:.*-)?component(?:-|$)/;

/**
 * Writes into the built page which files each route needs, as a comment that the Worker takes out again: from it come
 * the headers that start them before the first byte of the page is read. Routes are named as the Worker sees paths,
 * with a star for an id; what all pages need stands under "all".
 */
export function embedPageAssets(): Plugin {
  return {
    name: 'foldout:note-page-assets',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, chunk }) {
        if (!chunk) throw new Error('The page has no entry.');
        const shared = collect(bundle, chunk);
        const fonts = Object.keys(bundle).filter((file) => FACE.test(file));
        const assets: Record<string, PageAssets> = { all: { ...toPaths(shared), fonts: fonts.map(toPath) } };
        for (const one of Object.values(bundle)) {
          const route = one.type === 'chunk' && ROUTE_CHUNK.exec(one.facadeModuleId ?? '')?.[1];
          if (!route) continue;
          const own = [...collect(bundle, one)].filter((file) => !shared.has(file));
          assets[toPattern(route)] = { ...toPaths(new Set(own)), fonts: [] };
        }
        return html.replace('</head>', () => `  <!--assets ${JSON.stringify(assets)}-->\n  </head>`);
      },
    },
  };
}

/** The files of a chunk and of all that it imports at once. */
function collect(bundle: Rolldown.OutputBundle, from: Rolldown.OutputChunk): Set<string> {
  const files = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') visit(imported);
    }
  };
  visit(from);
  return files;
}

const toPath = (file: string) => `/${file}`;

function toPaths(files: Set<string>): Omit<PageAssets, 'fonts'> {
  const ofKind = (ending: string) => [...files].filter((file) => file.endsWith(ending)).map(toPath);
  return { js: ofKind('.js'), css: ofKind('.css') };
}

/** `access.$projectId` → `/access/*`, `access.index` → `/access`, `index` → `/`. */
function toPattern(route: string): string {
  const parts = route.split('.').filter((part) => part !== 'index');
  return `/${parts.map((part) => (part.startsWith('$') ? '*' : part)).join('/')}`;
}
