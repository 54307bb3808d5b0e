import type { FormatOptions } from 'icu-minify/format';

/** Keeps what was made: a formatter reads its language's data, which takes a page tens of milliseconds. */
function kept<O, F>(make: (language: string, options?: O) => F): (language?: unknown, options?: O) => F {
  const made = new Map<string, F>();
  return (language, options) => {
    const key = `${String(language)} ${JSON.stringify(options)}`;
    const found = made.get(key) ?? make(String(language), options);
    made.set(key, found);
    return found;
  };
}

/** The formatters of messages, each made when first used. */
export const FORMATTERS: FormatOptions['formatters'] = {
  getNumberFormat: kept((language, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options)),
  getDateTimeFormat: kept((language, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options)),
  getPluralRules: kept((language, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(language, options)),
};
