import { shallowRef } from 'vue';
import en from './locales/en.json';

/** English holds every key; a language is complete when it holds the same ones. */
export type MessageKey = keyof typeof en;
/** One sentence, or one for each plural form (`one`, `few`, `other`, …) chosen by the parameter `count`. */
type Message = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
type Messages = Readonly<Record<MessageKey, Message>>;

/** Numbers are written as the language does; give a text for what is no quantity, such as a deal number. */
export type Params = Readonly<Record<string, string | number>>;

/** The languages there are, each loaded when it is first needed. */
const LOCALES: Readonly<Record<string, () => Promise<Messages>>> = {
  en: async () => en,
};

const current = shallowRef<{ locale: string; messages: Messages }>({ locale: 'en', messages: en });

/** Switches every text on the table to the language nearest to a BCP 47 tag. */
export async function setLocale(tag: string): Promise<void> {
  const locale = nearest(tag, Object.keys(LOCALES));
  current.value = { locale, messages: await LOCALES[locale]!() };
}

export function currentLocale(): string {
  return current.value.locale;
}

/** The sentence of a key in the current language, with `{name}` replaced by the parameters. */
export function t(key: MessageKey, params: Params = {}): string {
  const { locale, messages } = current.value;
  return fill(choose(messages[key], locale, params), locale, params);
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
