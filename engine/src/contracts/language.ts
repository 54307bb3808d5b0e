/** Languages in which reports are written, and the interface speaks. */
export const LANGUAGES = ['en', 'de'] as const;
/** A language in which reports are written. Another one is one more name above. */
export type Language = (typeof LANGUAGES)[number];
