import type { User } from '@hub/shared/contracts/accounts/account';

/**
 * Whether the account may steer releases.
 *
 * @param operators whole addresses: a domain would hand everybody's releases to each of its mailboxes
 */
export const isOperator = (operators: readonly string[], { email, is_verified }: Pick<User, 'email' | 'is_verified'>): boolean =>
  // Anybody can register with any address; who can read its mails is what counts.
  is_verified && operators.some((each) => each.toLowerCase() === email.toLowerCase());
