import { globSync } from 'node:fs';

const GENERATED = /\.gen\.ts$/;
const TEST = /\.(?:test|e2e)\.tsx?$|\/testing\/|^web\/e2e\/|^email-worker\/(?:text\/)?(?:fixtures|samples)\//;

/** Paths of the project's TypeScript and .mjs files, including tests but not generated files, relative to the root. */
export function listSourceFiles(): string[] {
  return globSync(['*.ts', '{worker,email-worker,web,dev,bench,tools}/**/*.{ts,tsx,mjs}'])
    .filter((file) => !GENERATED.test(file))
    .sort();
}

/** Whether only tests use a file. */
export const isTestFile = (file: string): boolean => TEST.test(file);
