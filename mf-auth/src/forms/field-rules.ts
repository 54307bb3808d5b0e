import { EMAIL_PATTERN } from '@hub/shared/contracts/constants';

export const PASSWORDS_DIFFER = 'Passwords do not match';

/** A field that must not be blank. */
export const required = (message: string) => ({ validate: (value: string) => value.trim() !== '' || message });

export const emailRules = {
  validate: (value: string) => {
    if (value.trim() === '') return 'Email is required';
    return EMAIL_PATTERN.test(value.trim()) || 'Please enter a valid email address';
  },
};
