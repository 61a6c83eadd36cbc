import { setLocale } from './i18n.ts';

// What tests say before any table is opened: without a language nothing is said.
await setLocale('en');
