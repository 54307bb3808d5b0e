import { EMAIL_PATTERN, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@hub/shared/contracts/constants';
import { isCommonPassword } from './common-passwords';

export const PASSWORD_TOO_SHORT = 'Password must be at least 8 characters long';
export const PASSWORDS_DIFFER = 'Passwords do not match';
export const PASSWORD_COMMON = 'This password is too common. Please choose another one.';

/** A field that must not be blank. */
export const required = (message: string) => ({ validate: (value: string) => value.trim() !== '' || message });

export const emailRules = {
  validate: (value: string) => {
    if (value.trim() === '') return 'Email is required';
    return EMAIL_PATTERN.test(value.trim()) || 'Please enter a valid email address';
  },
};

/** What the server asks of a new password, so that the answer comes before the request. */
export const newPasswordRules = {
  validate: (value: string) => {
    if (value === '') return 'Password is required';
    if (value.length < PASSWORD_MIN_LENGTH) return PASSWORD_TOO_SHORT;
    if (value.length > PASSWORD_MAX_LENGTH) return `Password must be at most ${PASSWORD_MAX_LENGTH} characters long`;
    return !isCommonPassword(value) || PASSWORD_COMMON;
  },
};
