import type { Node } from 'oxc-parser';
import { type ParsedModule, toLine, visitNodes } from './parse-module.ts';

const MAX_LENGTH = 120;

/** The regular expressions of a module that are written in one piece of over 120 characters, one line each. */
export function checkPatterns({ path, text, program }: ParsedModule): string[] {
  const problems: string[] = [];
  visitNodes(program, (node) => {
    const length = measurePattern(node);
    if (length > MAX_LENGTH)
      problems.push(
        `${path}:${toLine(text, node.start)} has a regular expression of ${length} characters, at most ${MAX_LENGTH}: build it from named parts or words.`,
      );
  });
  return problems;
}

/** The characters of a pattern that are written in one piece; inserted parts do not count. */
function measurePattern(node: Node): number {
  if (node.type === 'Literal' && 'regex' in node) return node.regex.pattern.length;
  if (node.type !== 'NewExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp')
    return 0;
  const [pattern] = node.arguments;
  if (pattern?.type === 'Literal') return String(pattern.value).length;
  if (pattern?.type !== 'TemplateLiteral') return 0;
  return pattern.quasis.reduce((sum, { value }) => sum + value.raw.length, 0);
}
