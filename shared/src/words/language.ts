let told = (): string => (typeof document === 'undefined' ? '' : document.documentElement.lang);

/**
 * The language in which the interface speaks, as the page says it (`<html lang>`). It holds for as long as the page is open: whoever chooses
 * another one loads the page anew. English where nobody says.
 */
export const language = (): string => told() || 'en';

/** For where there is no page, such as a server that answers people of several languages: who says which one is spoken. */
export const speakAs = (source: () => string): void => {
  told = source;
};

/** A label inside a sentence: English writes it small, other languages keep the letters that their words have. */
export const inSentence = (label: string): string => (language() === 'en' ? label.toLowerCase() : label);
