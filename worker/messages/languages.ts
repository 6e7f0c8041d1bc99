/** The languages of what guests read, each by the name that its readers know it by. */
export const READER_LANGUAGES = {
  en: { name: 'English', tag: 'en', direction: 'ltr' },
  de: { name: 'Deutsch', tag: 'de', direction: 'ltr' },
  fr: { name: 'Français', tag: 'fr', direction: 'ltr' },
  es: { name: 'Español', tag: 'es', direction: 'ltr' },
  it: { name: 'Italiano', tag: 'it', direction: 'ltr' },
  'pt-BR': { name: 'Português (Brasil)', tag: 'pt', direction: 'ltr' },
  nl: { name: 'Nederlands', tag: 'nl', direction: 'ltr' },
  pl: { name: 'Polski', tag: 'pl', direction: 'ltr' },
  ja: { name: '日本語', tag: 'ja', direction: 'ltr' },
  'zh-Hans': { name: '简体中文', tag: 'zh-Hans', direction: 'ltr' },
  ar: { name: 'العربية', tag: 'ar', direction: 'rtl' },
  he: { name: 'עברית', tag: 'he', direction: 'rtl' },
} as const;

export type LanguageCode = keyof typeof READER_LANGUAGES;

/** All codes, in the order of the menu. */
export const LANGUAGE_CODES = Object.keys(READER_LANGUAGES) as [LanguageCode, ...LanguageCode[]];

/** Languages whose catalogs may lack messages, which are then in English. Remove one when its catalog is complete. */
export const INCOMPLETE = [] as const satisfies readonly LanguageCode[];

/** Languages of hosts' screens (worker/messages/hosts). Others get them in English. */
export const HOST_LANGUAGES = ['en', 'de'] as const satisfies readonly LanguageCode[];
