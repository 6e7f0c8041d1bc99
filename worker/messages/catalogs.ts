import { ar } from './ar.ts';
import { type Areas, checked } from './catalog.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import type { LanguageCode } from './languages.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { ptBr } from './pt-BR.ts';
import { zhHans } from './zh-Hans.ts';

/** The messages of all languages. Not for browsers, which load one language. */
export const CATALOGS: Record<LanguageCode, Areas> = {
  en,
  de: checked(de),
  fr: checked(fr),
  es: checked(es),
  it: checked(it),
  'pt-BR': checked(ptBr),
  nl: checked(nl),
  pl: checked(pl),
  ja: checked(ja),
  'zh-Hans': checked(zhHans),
  ar: checked(ar),
  he: checked(he),
};
