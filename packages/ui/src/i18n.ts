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

const textsOf = <Loaded>(module: { readonly default: Loaded }) => module.default;

/** The languages there are, each loaded when it is first needed; what a table says first is there in English. */
const TEXTS = {
  'en': {
    early: async () => en,
    later: () => import('./locales/en.later.json').then(textsOf),
  },
  'zh-CN': {
    early: () => import('./locales/zh-CN.json').then(textsOf),
    later: () => import('./locales/zh-CN.later.json').then(textsOf),
  },
  'zh-TW': {
    early: () => import('./locales/zh-TW.json').then(textsOf),
    later: () => import('./locales/zh-TW.later.json').then(textsOf),
  },
} satisfies Record<string, Texts>;

export type Locale = keyof typeof TEXTS;

export const LOCALES = Object.keys(TEXTS) as Locale[];

interface Wanted {
  readonly locale: Locale;
  /** Whether what help and panels say is needed, too. */
  readonly later: boolean;
}

interface Current extends Wanted {
  readonly messages: Partial<Messages<MessageKey>>;
}

/** What is said now. Nothing is, before the first language is there. */
const current = shallowRef<Current>({ locale: 'en', later: false, messages: {} });
let wanted: Wanted = current.value;

/**
 * Switches every text on the table, all at once, to the language nearest to a BCP 47 tag. Where its texts cannot be
 * loaded, everything stays as it is, and the promise rejects.
 */
export function setLocale(tag: string): Promise<void> {
  return want({ ...wanted, locale: nearest(tag) });
}

/** Loads what help and panels say; to be awaited before any of them is shown. */
export function loadLaterTexts(): Promise<void> {
  return want({ ...wanted, later: true });
}

/** Of several wishes the last one stands, and all wait for it. */
async function want(wish: Wanted): Promise<void> {
  wanted = wish;
  const { early, later }: Texts = TEXTS[wish.locale];
  try {
    const [first, rest] = await Promise.all([early(), wish.later ? later() : undefined]);
    if (wanted === wish) current.value = { ...wish, messages: { ...first, ...rest } };
  } catch (error) {
    if (wanted === wish) wanted = current.value;
    throw error;
  }
  if (wanted !== wish && wanted !== current.value) await want(wanted);
}

export function currentLocale(): Locale {
  return current.value.locale;
}

/** The sentence of a key in the current language, with `{name}` replaced by the parameters. */
export function t(key: MessageKey, params: Params = {}): string {
  const { locale, messages } = current.value;
  return closeUp(fill(choose(messages[key] ?? '', locale, params), locale, params), locale);
}

/** Sentences one after the other. */
export function sentences(parts: readonly string[]): string {
  return closeUp(parts.filter((part) => part !== '').join(' '), currentLocale());
}
function choose(message: Message, locale: string, { count }: Params): string {
  if (typeof message === 'string') return message;
  const form = pluralsOf(locale).select(Number(count));
  return message[form] ?? message.other ?? '';
}

const plurals = new Map<string, Intl.PluralRules>();

/** To make them takes longer than all the rest of a sentence. */
function pluralsOf(locale: string): Intl.PluralRules {
  const known = plurals.get(locale) ?? new Intl.PluralRules(locale);
  plurals.set(locale, known);
  return known;
}

/**
 * Below a thousand, whole numbers are written alike in all languages here. A table names hundreds of them, and the
 * first number that the browser writes takes long.
 */
export function numberIn(locale: string, value: number): string {
  return Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : value.toLocaleString(locale);
}

function fill(text: string, locale: string, params: Params): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    return typeof value === 'number' ? numberIn(locale, value) : value ?? whole;
  });
}

/** Chinese has spaces around what is not Chinese, and none among its own characters and marks. */
const NO_SPACE = /(?<=[，。：；、！？（）…]) | (?=[，。：；、！？（）])|(?<=\p{sc=Han}) (?=\p{sc=Han})/gu;

function closeUp(text: string, locale: Locale): string {
  return locale.startsWith('zh') ? text.replace(NO_SPACE, '') : text;
}

/** The language that shares its script with a tag (`zh-HK` is read in `zh-TW`), else English. */
export function nearest(tag: string): Locale {
  const exact = LOCALES.find((locale) => tag === locale || tag.startsWith(`${locale}-`));
  if (exact) return exact;
  const script = scriptOf(tag);
  return LOCALES.find((locale) => scriptOf(locale) === script) ?? 'en';
}

function scriptOf(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return '';
  }
}
