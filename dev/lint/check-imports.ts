import { type ImportRule, SOURCE_RULES } from './import-rules.ts';
import { listImports, type ModuleImport, type ParsedModule } from './parse-module.ts';
import { isTestFile } from './source-files.ts';
import { TEST_RULES } from './test-import-rules.ts';

/** The imports of a module that its layer does not allow, one line each. */
export function checkImports(
  module: ParsedModule,
  rules: { source: ImportRule[]; test: ImportRule[] } = { source: SOURCE_RULES, test: TEST_RULES },
): string[] {
  const { path } = module;
  const isTest = isTestFile(path);
  const rule = (isTest ? rules.test : rules.source).find(({ files }) => startsWithAny(path, files));
  if (!rule) return [`${path}: no rule of dev/lint/import-rules.ts covers this file.`];
  return listImports(module)
    .filter((wanted) => !isAllowed(rule, path, isTest, wanted))
    .map(({ target, line }) => `${path}:${line} imports ${target}: ${rule.reason}`);
}

function isAllowed(rule: ImportRule, path: string, isTest: boolean, wanted: ModuleImport): boolean {
  const { target, isPackage, isTypeOnly } = wanted;
  if (isPackage) return isPackageAllowed(rule.packages, target, isTest);
  const isFreeOfTests = isTest || !isTestFile(target) || !isDeployed(path);
  return (
    isFreeOfTests &&
    (isSibling(rule, path, target) ||
      startsWithAny(target, rule.imports) ||
      (isTypeOnly && startsWithAny(target, rule.types ?? [])))
  );
}

function isPackageAllowed(packages: ImportRule['packages'], name: string, isTest: boolean): boolean {
  if (Array.isArray(packages)) return isOneOf(packages, name);
  return !isOneOf(packages.except, name) || (isTest && name === 'vitest');
}

/** `hono` also means `hono/cookie`, `node:` every module of Node. */
const isOneOf = (packages: string[], name: string) =>
  packages.some((entry) => name === entry || name.startsWith(entry.endsWith(':') ? entry : `${entry}/`));

function isSibling({ files, siblings = 'all' }: ImportRule, path: string, target: string): boolean {
  const folder = files.find((prefix) => path.startsWith(prefix));
  if (siblings === 'none' || folder === undefined || !target.startsWith(folder)) return false;
  const toSubfolder = (file: string) => file.slice(folder.length).split('/')[0];
  return siblings === 'all' || toSubfolder(path) === toSubfolder(target);
}

const startsWithAny = (path: string, prefixes: string[]) =>
  prefixes.some((prefix) => path.startsWith(prefix));

const isDeployed = (path: string) => /^(?:worker|email-worker|web)\//.test(path);
