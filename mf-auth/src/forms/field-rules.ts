import { EMAIL_PATTERN } from '@hub/shared/contracts/constants';
import { t } from '../messages';

/** A field that must not be blank, by the message that says so. */
export const required = (message: `invalid.${'first' | 'last'}-name-missing`) => ({
  validate: (value: string) => value.trim() !== '' || t(message),
});

export const emailRules = {
  validate: (value: string) => {
    if (value.trim() === '') return t('invalid.email-missing');
    return EMAIL_PATTERN.test(value.trim()) || t('invalid.email');
  },
};
