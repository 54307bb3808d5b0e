/** 0 for an empty password, 1 for a weak one to 4 for a strong one. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/**
 * Its length says what a password can be at most: under 6 weak, 6–7 fair, 8–9 good, 10 and more strong. One that is easily guessed, or may be
 * as far as is known yet, is fair at most: the server refuses it.
 */
export function passwordStrength(password: string, isEasilyGuessed: boolean | null): PasswordStrength {
  if (password.length === 0) return 0;
  if (password.length < 6) return 1;
  if (password.length < 8 || isEasilyGuessed !== false) return 2;
  return password.length < 10 ? 3 : 4;
}
