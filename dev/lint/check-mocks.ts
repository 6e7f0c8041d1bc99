import { type ParsedModule, toLine, visitNodes } from './parse-module.ts';

/** In dev/ each test file has a process, unless vitest.config.ts names it. */
const HAS_OWN_PROCESS = /^web\/.*\.isolated\.test\.tsx?$|^dev\//;

/**
 * Calls of `vi.mock` in tests whose process runs other files, too, one line each: a module that an earlier file imported
 * keeps the real one, so that such a test passes or fails by the order of the files.
 */
export function checkMocks({ path, text, program }: ParsedModule): string[] {
  if (HAS_OWN_PROCESS.test(path)) return [];
  const problems: string[] = [];
  visitNodes(program, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return;
    const { object, property } = node.callee;
    if (object.type !== 'Identifier' || object.name !== 'vi' || property.type !== 'Identifier') return;
    if (property.name === 'mock' || property.name === 'doMock')
      problems.push(
        `${path}:${toLine(text, node.start)} replaces a module: name the file *.isolated.test.ts.`,
      );
  });
  return problems;
}
