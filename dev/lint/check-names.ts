import type { ParsedModule } from './parse-module.ts';

/** Names that a framework prescribes. */
const CONVENTIONS = new Set(['default', 'Route']);

/** Worker entries, whose exports wrangler prescribes. */
const WORKER_ENTRY = /(?:^|\/)index\.ts$/;

/** Names that several modules declare and export, with those modules, one line each; re-exports do not count. */
export function checkNames(modules: ParsedModule[]): string[] {
  const paths = new Map<string, Set<string>>();
  for (const module of modules.filter(({ path }) => !WORKER_ENTRY.test(path))) {
    for (const name of listDeclaredExports(module)) {
      const known = paths.get(name) ?? new Set();
      paths.set(name, known.add(module.path));
    }
  }
  return [...paths]
    .filter(([name, files]) => files.size > 1 && !CONVENTIONS.has(name))
    .map(([name, files]) => `${name} is exported by ${[...files].join(', ')}.`)
    .sort();
}

const listDeclaredExports = ({ module }: ParsedModule): string[] =>
  module.staticExports.flatMap(({ entries }) =>
    entries
      .filter(({ moduleRequest }) => !moduleRequest)
      .map(({ exportName }) => (exportName.kind === 'Default' ? 'default' : (exportName.name ?? 'default'))),
  );
