import { defaultSchema } from 'rehype-sanitize';

/** The library's list for untrusted text; images may also lie in the text itself. Raw HTML never gets as far as this. */
export const sanitizeSchema: typeof defaultSchema = {
  ...defaultSchema,
  protocols: { ...defaultSchema.protocols, src: [...(defaultSchema.protocols?.['src'] ?? []), 'data'] },
};
