import type { en } from './en.ts';
import type { hostEnglish } from './hosts/english.ts';
import type { INCOMPLETE, LanguageCode } from './languages.ts';

type Forms = { zero?: string; one?: string; two?: string; few?: string; many?: string; other: string };

/** A text with `{placeholders}`, or its plural forms, chosen by `{count}`. */
export type MessageText = string | Forms;
export type Catalog = Record<string, MessageText>;

/** The messages of one language by area: what loads together. */
export type Areas = Record<string, Catalog>;

type English = typeof en & typeof hostEnglish;
type GuestArea = keyof typeof en;
export type Area = keyof English;

type Union<Value> = Value extends unknown ? (value: Value) => void : never;
type Merged<Value> = Union<Value> extends (value: infer All) => void ? All : never;
/** All messages of all areas. */
type Messages = Merged<English[Area]>;
export type MessageKey = keyof Messages & string;

type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Values<Text> = Text extends string ? Names<Text> : 'count' | Names<Text[keyof Text]>;
/** What `t` takes after the key: values of the placeholders, if the message has any. */
export type MessageValues<Key extends MessageKey> = [Values<Messages[Key]>] extends [never]
  ? []
  : [{ [Name in Values<Messages[Key]>]: Name extends 'count' ? number : string | number }];

/** The plural forms that a language needs (Unicode CLDR). `many` of Romance languages is for millions. */
type Plurals = {
  en: 'one' | 'other';
  de: 'one' | 'other';
  fr: 'one' | 'other';
  es: 'one' | 'other';
  it: 'one' | 'other';
  'pt-BR': 'one' | 'other';
  nl: 'one' | 'other';
  pl: 'one' | 'few' | 'many' | 'other';
  ja: 'other';
  'zh-Hans': 'other';
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
  he: 'one' | 'two' | 'other';
};

type Translated<Of extends LanguageCode, Text> = Text extends string
  ? string
  : { [Form in Plurals[Of]]: string };
type Texts<Of extends LanguageCode, In extends Area> = {
  [Key in keyof English[In]]: Translated<Of, English[In][Key]>;
};
/** The messages of a language. One that is INCOMPLETE may lack some. */
export type Translation<Of extends LanguageCode> = Of extends (typeof INCOMPLETE)[number]
  ? { [In in GuestArea]?: Partial<Texts<Of, In>> }
  : { [In in GuestArea]: Texts<Of, In> };
/** The messages of hosts' screens of an area. */
export type HostTexts<Of extends LanguageCode, In extends keyof typeof hostEnglish> = Texts<Of, In>;

/** `true` if a translation has the placeholders of the English message; one of several forms may leave some out. */
type HasSame<Original, Text> = Text extends string
  ? [Values<Original>] extends [Names<Text>]
    ? [Names<Text>] extends [Values<Original>]
      ? true
      : false
    : false
  : Text extends { other: infer Other }
    ? [Exclude<Values<Original>, 'count'>] extends [Names<Other>]
      ? [Names<Text[keyof Text]>] extends [Values<Original>]
        ? true
        : false
      : false
    : false;
type Checked<Given> = {
  [In in keyof Given]: {
    [Key in keyof Given[In]]: HasSame<
      English[In & Area][Key & keyof English[In & Area]],
      Given[In][Key]
    > extends true
      ? Given[In][Key]
      : { placeholders: Values<English[In & Area][Key & keyof English[In & Area]]> };
  };
};

/** Does not compile if a message has other placeholders than the English one. */
export const checked = <Given>(messages: Given & Checked<Given>): Areas => messages as unknown as Areas;
