import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

const ISSUER = 'data-intelligence-hub';
const AUDIENCE = 'data-intelligence-hub-api';
const ALGORITHM = 'HS256';

const claimsSchema = z.object({ sub: z.string(), sid: z.string(), ver: z.number(), iat: z.number(), exp: z.number() });
/** `sub` user, `sid` session, `ver` the user's token version; times in seconds since the epoch. */
export type AccessClaims = z.infer<typeof claimsSchema>;

export interface AccessTokens {
  sign(claims: Pick<AccessClaims, 'sub' | 'sid' | 'ver'>): Promise<string>;
  /** Null for a token that is not ours. */
  verify(token: string): Promise<AccessClaims | 'expired' | null>;
  /** Seconds. */
  lifetime: number;
}

export const accessTokens = (secret: Uint8Array, lifetime: number): AccessTokens => ({
  lifetime,
  sign: ({ sub, sid, ver }) =>
    new SignJWT({ sid, ver })
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
      .setSubject(sub)
      .setJti(randomUUID())
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setIssuedAt()
      .setExpirationTime(`${lifetime} seconds`)
      .sign(secret),
  verify: async (token) => {
    try {
      const { payload } = await jwtVerify(token, secret, { algorithms: [ALGORITHM], issuer: ISSUER, audience: AUDIENCE });
      return claimsSchema.parse(payload);
    } catch (error) {
      return error instanceof errors.JWTExpired ? 'expired' : null;
    }
  },
});
