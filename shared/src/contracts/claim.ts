import * as z from 'zod/mini';
import { verification } from '@hub/engine/contracts/claim';
import { sourcePassword } from './source-password';

export * from '@hub/engine/contracts/claim';

/** Body of `POST /reports/{id}/verify`: claims that run in a database need its password, and are not available without. */
export const verifyRequest = z.object({ password: z.optional(sourcePassword) });
export const verifyResponse = z.object({ verified_at: z.string(), results: z.array(verification) });
export type VerifyResponse = z.infer<typeof verifyResponse>;
