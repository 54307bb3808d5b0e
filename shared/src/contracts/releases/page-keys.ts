import * as z from 'zod/mini';

/** Public keys of those who publish, as a page carries them: raw Ed25519 in base64url, by remote, `*` for each. */
export const pageKeys = z.record(z.string(), z.array(z.string()));
export type PageKeys = z.infer<typeof pageKeys>;
