/**
 * The language in which the interface speaks, as the page says it (`<html lang>`). It holds for as long as the page is open: whoever chooses
 * another one loads the page anew. English where there is no page.
 */
export const language = (): string => (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en';

/** A label inside a sentence: English writes it small, other languages keep the letters that their words have. */
export const inSentence = (label: string): string => (language() === 'en' ? label.toLowerCase() : label);
