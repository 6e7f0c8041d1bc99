import { expect, it } from 'vitest';
import { checkMocks } from './check-mocks.ts';
import { parseModule } from './parse-module.ts';

const check = (path: string, text: string) => checkMocks(parseModule(path, text));

it('allows replaced modules only in files with a process of their own', () => {
  const text = "import { vi } from 'vitest';\nvi.mock('./a.ts', () => ({ a: vi.fn() }));";
  expect(check('web/lib/a.test.ts', text)).toEqual([
    'web/lib/a.test.ts:2 replaces a module: name the file *.isolated.test.ts.',
  ]);
  expect(check('web/lib/a.test.ts', "vi.doMock('./a.ts');")).toHaveLength(1);
  expect(check('web/lib/a.isolated.test.ts', text)).toEqual([]);
  expect(check('dev/query-plans.test.ts', text)).toEqual([]);
  expect(check('web/lib/a.test.ts', 'vi.mocked(read).mockReturnValue(1);')).toEqual([]);
});
