import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's password storage cheat sheet: Argon2id (the library's default kind) with m = 19 MiB, t = 2, p = 1. */
const PARAMETERS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, PARAMETERS);

const dummy = hashPassword(randomBytes(16).toString('hex'));

/** Takes the same time whether there is a hash or not, so that the time of a login tells nothing about an address. */
export const checkPassword = async (password: string, stored: string | undefined): Promise<boolean> => {
  const right = await verify(stored ?? (await dummy), password);
  return stored !== undefined && right;
};
