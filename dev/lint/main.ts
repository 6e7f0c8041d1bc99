import { readFileSync } from 'node:fs';
import { checkDatabases, readTableKinds } from './check-databases.ts';
import { checkEnglish } from './check-english.ts';
import { checkImports } from './check-imports.ts';
import { checkLimits } from './check-limits.ts';
import { checkMessages } from './check-messages.ts';
import { checkMocks } from './check-mocks.ts';
import { checkNames } from './check-names.ts';
import { checkPatterns } from './check-patterns.ts';
import { checkWords, listForeignWords } from './check-words.ts';
import { parseModule } from './parse-module.ts';
import { listSourceFiles } from './source-files.ts';

// What Biome does not check: tables of two kinds of database in one file, English texts on guests' screens, imports between
// layers, the size of functions, messages read while a module loads, modules replaced for other tests, names exported twice,
// long patterns and words of a language outside of the language files.
// `npm run lint -- imports` runs one of them.
const modules = listSourceFiles().map((path) => parseModule(path, readFileSync(path, 'utf8')));
const checks: Record<string, () => string[]> = {
  databases: () => {
    const tables = readTableKinds();
    return modules.flatMap((module) => checkDatabases(module, tables));
  },
  english: () => modules.flatMap(checkEnglish),
  imports: () => modules.flatMap((module) => checkImports(module)),
  limits: () => modules.flatMap(checkLimits),
  messages: () => modules.flatMap(checkMessages),
  mocks: () => modules.flatMap(checkMocks),
  names: () => checkNames(modules),
  patterns: () => modules.flatMap(checkPatterns),
  words: () => {
    const foreign = listForeignWords('email-worker/languages');
    return modules.flatMap((module) => checkWords(module, foreign));
  },
};

const wanted = process.argv.slice(2);
for (const [name, check] of Object.entries(checks)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const problems = check();
  console.log(problems.length === 0 ? `${name}: fine` : `${name}: ${problems.length} problems`);
  for (const problem of problems) console.log(`  ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}
