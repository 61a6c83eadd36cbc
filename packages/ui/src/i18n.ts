import { shallowRef } from 'vue';
import en from './locales/en.json';
import type enLater from './locales/en.later.json';

/** What the table says before anything is opened; what is loaded with help and panels says the rest. */
type EarlyKey = keyof typeof en;
type LaterKey = keyof typeof enLater;
/** English holds every key; a language is complete when it holds the same ones. */
export type MessageKey = EarlyKey | LaterKey;
/** One sentence, or one for each plural form (`one`, `few`, `other`, …) chosen by the parameter `count`. */
type Message = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
type Messages<Key extends MessageKey> = Readonly<Record<Key, Message>>;

interface Texts {
  early(): Promise<Messages<EarlyKey>>;
  later(): Promise<Messages<LaterKey>>;
}

/** Numbers are written as the language does; give a text for what is no quantity, such as a deal number. */
export type Params = Readonly<Record<string, string | number>>;

/** The languages there are, each loaded when it is first needed. */
const LOCALES: Readonly<Record<string, Texts>> = {
  en: { early: async () => en, later: async () => (await import('./locales/en.later.json')).default },
};

interface Current {
  readonly locale: string;
  readonly messages: Messages<EarlyKey> & Partial<Messages<LaterKey>>;
}

const current = shallowRef<Current>({ locale: 'en', messages: en });

/** Switches every text on the table to the language nearest to a BCP 47 tag. */
export async function setLocale(tag: string): Promise<void> {
  const locale = nearest(tag, Object.keys(LOCALES));
  current.value = { locale, messages: await LOCALES[locale]!.early() };
}

/** Loads what help and panels say; to be awaited before any of them is shown. */
export async function loadLaterTexts(): Promise<void> {
  const { locale } = current.value;
  const later = await LOCALES[locale]!.later();
  if (current.value.locale === locale) current.value = { locale, messages: { ...current.value.messages, ...later } };
}

export function currentLocale(): string {
  return current.value.locale;
}

/** The sentence of a key in the current language, with `{name}` replaced by the parameters. */
export function t(key: MessageKey, params: Params = {}): string {
  const { locale, messages } = current.value;
  return fill(choose(messages[key] ?? '', locale, params), locale, params);
}

function choose(message: Message, locale: string, { count }: Params): string {
  if (typeof message === 'string') return message;
  const form = new Intl.PluralRules(locale).select(Number(count));
  return message[form] ?? message.other ?? '';
}

function fill(text: string, locale: string, params: Params): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    return typeof value === 'number' ? value.toLocaleString(locale) : value ?? whole;
  });
}

/** The one of `offered` that shares language and script with a tag (`zh-HK` is read in `zh-TW`), else English. */
export function nearest(tag: string, offered: readonly string[]): string {
  const wanted = scriptOf(tag);
  return offered.find((locale) => locale === tag) ?? offered.find((locale) => scriptOf(locale) === wanted) ?? 'en';
}

function scriptOf(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return '';
  }
}
