import * as z from 'zod/mini';
import { language } from '../language';

// What every page needs of accounts: who is logged in. The rest is loaded where it is asked for (`account.ts`).

export const user = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  is_verified: z.boolean(),
  /** In which language the product speaks to them. */
  language: z.optional(language),
  /** Whether the screens for operators are shown to them; the server checks each call by itself. */
  is_operator: z.optional(z.boolean()),
});
export type User = z.infer<typeof user>;

/** Claims of the access token that the browser reads; `exp` is in seconds since the epoch. */
export const tokenClaims = z.object({ sub: z.string(), exp: z.number(), iat: z.optional(z.number()) });
export type TokenClaims = z.infer<typeof tokenClaims>;

/** Answer of `POST /users/login` and `POST /users/register`. */
export const sessionResponse = z.object({ user, token: z.string(), message: z.string(), success: z.boolean() });
export type SessionResponse = z.infer<typeof sessionResponse>;

export const meResponse = z.object({ user, token: z.string() });
export type MeResponse = z.infer<typeof meResponse>;

export const messageResponse = z.object({ message: z.string(), success: z.boolean() });
export type MessageResponse = z.infer<typeof messageResponse>;
