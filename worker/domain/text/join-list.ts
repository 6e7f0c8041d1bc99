import type { LanguageCode } from '../../messages/languages.ts';
import { getReader } from '../../messages/t.ts';

const COMMAS: Partial<Record<LanguageCode, string>> = { ja: '、', 'zh-Hans': '、', ar: '، ' };

/** "Ann, Ben, Mia", with the comma of the reader's language, without an "and". */
export const joinList = (parts: readonly (string | false)[]): string =>
  parts.filter(Boolean).join(COMMAS[getReader().language] ?? ', ');
