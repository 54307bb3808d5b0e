import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '@hub/shared/contracts/accounts/account';
import { cohortsOf, putIntoCohorts } from '../web/cookies';

/** The people who get a remote's new build before others, when its team says so (`--cohort staff`). */
export const STAFF = 'staff';

/** @param staff addresses, and domains that begin with `@` */
export const isStaff = (staff: readonly string[], { email, is_verified }: Pick<User, 'email' | 'is_verified'>): boolean => {
  const address = email.toLowerCase();
  const wanted = [address, address.slice(address.lastIndexOf('@'))];
  // Anybody can register with any address; who can read its mails is what counts.
  return is_verified && staff.some((each) => wanted.includes(each.toLowerCase()));
};

/** Puts the device of who has logged in into their cohorts, or out of those of somebody else. */
export const followCohorts = (request: FastifyRequest, reply: FastifyReply, staff: readonly string[], user: User | null) => {
  const cohorts = user && isStaff(staff, user) ? [STAFF] : [];
  if (cohorts.join() !== cohortsOf(request).join()) putIntoCohorts(reply, cohorts);
};
