import type { Node } from 'oxc-parser';
import { listChildren, type ParsedModule, toLine } from './parse-module.ts';
import { isTestFile } from './source-files.ts';

const MAX_COMPLEXITY = 15;
const MAX_LINES = 60;
const MAX_COMPONENT_LINES = 80;

interface MeasuredFunction {
  name: string;
  line: number;
  lines: number;
  /** Cyclomatic: one and its branches, those of inner functions aside. */
  complexity: number;
  maxLines: number;
}

/** The functions of a module that are too long or branch too much, one line each. */
export function checkLimits(module: ParsedModule): string[] {
  return measureFunctions(module).flatMap(({ name, line, lines, complexity, maxLines }) => [
    ...(lines > maxLines ? [`${module.path}:${line} ${name} has ${lines} lines, at most ${maxLines}.`] : []),
    ...(complexity > MAX_COMPLEXITY
      ? [`${module.path}:${line} ${name} has cyclomatic complexity ${complexity}, at most ${MAX_COMPLEXITY}.`]
      : []),
  ]);
}

function measureFunctions({ path, text, program }: ParsedModule): MeasuredFunction[] {
  const measured: MeasuredFunction[] = [];
  const visit = (node: Node, parent: Node | undefined, outer: MeasuredFunction | undefined) => {
    let current = outer;
    if (isFunction(node)) {
      const name = toName(node, parent);
      const line = toLine(text, node.start);
      const lines = toLine(text, node.end) - line + 1;
      const isExempt = isTestFile(path) && isTestCallback(node, parent);
      const maxLines = isExempt ? Infinity : isComponent(path, name) ? MAX_COMPONENT_LINES : MAX_LINES;
      current = { name, line, lines, complexity: 1, maxLines };
      measured.push(current);
    } else if (current && isBranch(node)) {
      current.complexity++;
    }
    for (const child of listChildren(node)) visit(child, node, current);
  };
  visit(program, undefined, undefined);
  return measured;
}

const isFunction = (node: Node) =>
  node.type === 'ArrowFunctionExpression' ||
  ((node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression') && node.body !== null);

function toName(node: Node, parent: Node | undefined): string {
  if ('id' in node && node.id && 'name' in node.id) return String(node.id.name);
  if (parent?.type === 'VariableDeclarator' && 'name' in parent.id) return parent.id.name;
  if (parent && 'key' in parent && 'name' in parent.key) return String(parent.key.name);
  return 'function';
}

const isComponent = (path: string, name: string) => path.endsWith('.tsx') && /^[A-Z]/.test(name);

/** A callback of `describe`, `it.each(...)`, `test.use` and the like. */
function isTestCallback(node: Node, parent: Node | undefined): boolean {
  if (parent?.type !== 'CallExpression' || parent.callee === node) return false;
  let callee: Node = parent.callee;
  while (callee.type !== 'Identifier') {
    if (callee.type === 'CallExpression') callee = callee.callee;
    else if (callee.type === 'MemberExpression') callee = callee.object;
    else return false;
  }
  return ['describe', 'it', 'test'].includes(callee.name);
}

const BRANCHES = new Set<Node['type']>([
  'IfStatement',
  'ConditionalExpression',
  'ForStatement',
  'ForOfStatement',
  'ForInStatement',
  'WhileStatement',
  'DoWhileStatement',
  'CatchClause',
  'LogicalExpression',
]);

const isBranch = (node: Node) =>
  BRANCHES.has(node.type) ||
  (node.type === 'SwitchCase' && node.test !== null) ||
  (node.type === 'AssignmentExpression' && ['&&=', '||=', '??='].includes(node.operator));
