// The pool imports the Worker's main module for every request and every call of a Durable Object. Each import asks the process
// of Vite twice, which took three quarters of a request's time. While a file of tests runs, the module stays the same.

type ImportModule = (id: string) => Promise<unknown>;

const { __vitest_mocker__: mocker } = globalThis as unknown as {
  __vitest_mocker__: { moduleRunner: { import: ImportModule } };
};
/** Kept for all files that share a runtime: each of them replaces the method. */
const runtime = globalThis as { importModule?: ImportModule };
runtime.importModule ??= mocker.moduleRunner.import.bind(mocker.moduleRunner);
const { importModule } = runtime;
let main: Promise<unknown> | undefined;
mocker.moduleRunner.import = (id) => {
  if (!id.endsWith('/worker/index.ts')) return importModule(id);
  main ??= importModule(id);
  return main;
};
