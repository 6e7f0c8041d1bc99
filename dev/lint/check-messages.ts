import type { Node } from 'oxc-parser';
import { listChildren, type ParsedModule, toLine } from './parse-module.ts';

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];
const WRITES = ['t', 'tNodes'];

/** Calls of `t` while a module loads, when nobody knows yet who reads. One line each. */
export function checkMessages({ path, text, program, module }: ParsedModule): string[] {
  const usesMessages = module.staticImports.some(({ moduleRequest }) =>
    /\/(?:messages\/t|t-nodes)\.ts$/.test(moduleRequest.value),
  );
  const problems: string[] = [];
  const visit = (node: Node) => {
    if (FUNCTIONS.includes(node.type)) return;
    if (
      node.type === 'CallExpression' &&
      node.callee.type === 'Identifier' &&
      WRITES.includes(node.callee.name)
    )
      problems.push(
        `${path}:${toLine(text, node.start)} calls ${node.callee.name}() while the module loads: call it in a function.`,
      );
    listChildren(node).forEach(visit);
  };
  if (usesMessages) visit(program);
  return problems;
}
