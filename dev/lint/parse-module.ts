import { posix } from 'node:path';
import { type EcmaScriptModule, type Node, type Program, parseSync, visitorKeys } from 'oxc-parser';

export interface ModuleImport {
  /** A path from the project's root, or a package with its subpath. */
  target: string;
  isPackage: boolean;
  isTypeOnly: boolean;
  line: number;
}

export interface ParsedModule {
  path: string;
  text: string;
  program: Program;
  module: EcmaScriptModule;
}

/** Throws on a syntax error. `path` is relative to the project's root. */
export function parseModule(path: string, text: string): ParsedModule {
  const { program, module, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return { path, text, program, module };
}

/** The 1-based line of an offset. */
export const toLine = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** The nodes directly below a node, in the order of the text. */
export function listChildren(node: Node): Node[] {
  const values = (visitorKeys[node.type] ?? []).map((key) => node[key as keyof Node] as unknown);
  return values.flat().filter((value): value is Node => typeof value === 'object' && value !== null);
}

/** Calls `visit` for a node and all below it, from the top. */
export function visitNodes(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const child of listChildren(node)) visitNodes(child, visit);
}

/** What a module imports: statically, with `export from`, or with `import()` of a literal. */
export function listImports({ path, text, module }: ParsedModule): ModuleImport[] {
  const toImport = (specifier: string, isTypeOnly: boolean, offset: number): ModuleImport => {
    const isPackage = !specifier.startsWith('.');
    const file = specifier.replace(/\?.*$/, '');
    const target = isPackage ? specifier : posix.join(posix.dirname(path), file);
    return { target, isPackage, isTypeOnly, line: toLine(text, offset) };
  };
  return [
    ...module.staticImports.map(({ moduleRequest, entries, start }) =>
      toImport(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType), start),
    ),
    ...module.staticExports.flatMap(({ entries, start }) => {
      const request = entries.find((entry) => entry.moduleRequest)?.moduleRequest;
      return request
        ? [
            toImport(
              request.value,
              entries.every(({ isType }) => isType),
              start,
            ),
          ]
        : [];
    }),
    ...module.dynamicImports.flatMap(({ moduleRequest, start }) => {
      const literal = /^(['"`])([^$]*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[2];
      return literal ? [toImport(literal, false, start)] : [];
    }),
  ];
}
