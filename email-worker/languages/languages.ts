import AR from './ar.txt';
import CA from './ca.txt';
import CS from './cs.txt';
import DA from './da.txt';
import DE from './de.txt';
import EL from './el.txt';
import EN from './en.txt';
import ES from './es.txt';
import FI from './fi.txt';
import FR from './fr.txt';
import HR from './hr.txt';
import HU from './hu.txt';
import IT from './it.txt';
import JA from './ja.txt';
import KO from './ko.txt';
import NL from './nl.txt';
import NO from './no.txt';
import { type LanguageWords, parseLanguageFile } from './parse-language-file.ts';
import RU from './partial/ru.txt';
import SK from './partial/sk.txt';
import SL from './partial/sl.txt';
import PL from './pl.txt';
import PT from './pt.txt';
import RO from './ro.txt';
import SV from './sv.txt';
import TR from './tr.txt';
import UK from './uk.txt';
import VI from './vi.txt';
import ZH from './zh.txt';

export interface Language {
  /** ISO 639-1. */
  code: string;
  words: LanguageWords;
}

/** If two languages read a label differently, the earlier one decides. */
const FILES = {
  en: EN,
  de: DE,
  fr: FR,
  es: ES,
  it: IT,
  nl: NL,
  pt: PT,
  cs: CS,
  pl: PL,
  sv: SV,
  da: DA,
  no: NO,
  tr: TR,
  el: EL,
  fi: FI,
  hu: HU,
  ja: JA,
  ca: CA,
  ro: RO,
  ar: AR,
  hr: HR,
  ko: KO,
  uk: UK,
  vi: VI,
  zh: ZH,
};
/** Languages of which only some words are read, such as dates. */
const PARTIAL_FILES = { sk: SK, sl: SL, ru: RU };

/** The languages that emails and plans are read in. */
export const LANGUAGES: Language[] = Object.entries(FILES).map(([code, text]) => ({
  code,
  words: parseLanguageFile(code, text),
}));

export const ALL_LANGUAGES: Language[] = [
  ...LANGUAGES,
  ...Object.entries(PARTIAL_FILES).map(([code, text]) => ({
    code,
    words: parseLanguageFile(code, text, { isPartial: true }),
  })),
];
