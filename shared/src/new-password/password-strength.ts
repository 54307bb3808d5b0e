type Strength = 'Weak' | 'Fair' | 'Good' | 'Strong';

export interface PasswordStrength {
  /** 0 for an empty password, 4 for a strong one. */
  level: 0 | 1 | 2 | 3 | 4;
  label: Strength | '';
}

const FAIR: PasswordStrength = { level: 2, label: 'Fair' };

/**
 * Its length says what a password can be at most: under 6 weak, 6–7 fair, 8–9 good, 10 and more strong. One that is easily guessed, or may be
 * as far as is known yet, is fair at most: the server refuses it.
 */
export function passwordStrength(password: string, isEasilyGuessed: boolean | null): PasswordStrength {
  if (password.length === 0) return { level: 0, label: '' };
  if (password.length < 6) return { level: 1, label: 'Weak' };
  if (password.length < 8) return FAIR;
  if (isEasilyGuessed !== false) return FAIR;
  return password.length < 10 ? { level: 3, label: 'Good' } : { level: 4, label: 'Strong' };
}
