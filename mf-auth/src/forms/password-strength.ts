export type Strength = 'Weak' | 'Fair' | 'Good' | 'Strong';

export interface PasswordStrength {
  /** 0 for an empty password, 4 for a strong one. */
  level: 0 | 1 | 2 | 3 | 4;
  label: Strength | '';
}

/** Judged by length, as what lengthens the search most: under 6 weak, 6–7 fair, 8–9 good, 10 and more strong. */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length === 0) return { level: 0, label: '' };
  if (password.length < 6) return { level: 1, label: 'Weak' };
  if (password.length < 8) return { level: 2, label: 'Fair' };
  if (password.length < 10) return { level: 3, label: 'Good' };
  return { level: 4, label: 'Strong' };
}
