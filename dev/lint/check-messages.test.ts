import { expect, it } from 'vitest';
import { checkMessages } from './check-messages.ts';
import { parseModule } from './parse-module.ts';

const check = (text: string) => checkMessages(parseModule('web/a.tsx', text));
const IMPORT = "import { t } from '../worker/messages/t.ts';\n";

it('finds messages that are read while a module loads', () => {
  expect(check(`${IMPORT}const LABELS = { yes: t('yes') };`)).toEqual([
    'web/a.tsx:2 calls t() while the module loads: call it in a function.',
  ]);
  expect(check(`${IMPORT}const toLabels = () => ({ yes: t('yes') });`)).toEqual([]);
  expect(check("const t = (key) => key;\nconst LABEL = t('yes');")).toEqual([]);
});
