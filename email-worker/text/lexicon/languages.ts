import { ARABIC } from './ar.ts';
import { CATALAN } from './ca.ts';
import { CZECH } from './cs.ts';
import { DANISH } from './da.ts';
import { GERMAN } from './de.ts';
import { GREEK } from './el.ts';
import { ENGLISH } from './en.ts';
import { SPANISH } from './es.ts';
import { FINNISH } from './fi.ts';
import { FRENCH } from './fr.ts';
import { CROATIAN } from './hr.ts';
import { HUNGARIAN } from './hu.ts';
import { ITALIAN } from './it.ts';
import { JAPANESE } from './ja.ts';
import { KOREAN } from './ko.ts';
import type { Lexicon } from './lexicon.ts';
import { DUTCH } from './nl.ts';
import { NORWEGIAN } from './no.ts';
import { POLISH } from './pl.ts';
import { PORTUGUESE } from './pt.ts';
import { ROMANIAN } from './ro.ts';
import { SWEDISH } from './sv.ts';
import { TURKISH } from './tr.ts';
import { UKRAINIAN } from './uk.ts';
import { VIETNAMESE } from './vi.ts';
import { CHINESE } from './zh.ts';

/** All languages. If two read a label differently, the earlier one decides. */
export const LEXICONS: Lexicon[] = [
  ENGLISH,
  GERMAN,
  FRENCH,
  SPANISH,
  ITALIAN,
  DUTCH,
  PORTUGUESE,
  CZECH,
  POLISH,
  SWEDISH,
  DANISH,
  NORWEGIAN,
  TURKISH,
  GREEK,
  FINNISH,
  HUNGARIAN,
  JAPANESE,
  CATALAN,
  ROMANIAN,
  ARABIC,
  CROATIAN,
  KOREAN,
  UKRAINIAN,
  VIETNAMESE,
  CHINESE,
];
