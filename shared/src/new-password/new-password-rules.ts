import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../contracts/constants';
import type { PersonalInputs } from '../password';
import { loadJudge } from './judge';

const PASSWORD_TOO_SHORT = 'Password must be at least 8 characters long';
const PASSWORD_GUESSABLE = 'This password is too easy to guess. Please choose another one.';

/** Where the dictionaries cannot be had, the server alone decides. */
const isEasilyGuessed = async (password: string, personal: PersonalInputs): Promise<boolean> => {
  try {
    return (await loadJudge())(password, personal);
  } catch {
    return false;
  }
};

/** What the server asks of a new password, so that the answer comes before the request. */
export const newPasswordRules = <Fields>(personalOf: (fields: Fields) => PersonalInputs = () => ({})) => ({
  validate: async (value: string, fields: Fields): Promise<string | true> => {
    if (value === '') return 'Password is required';
    if (value.length < PASSWORD_MIN_LENGTH) return PASSWORD_TOO_SHORT;
    if (value.length > PASSWORD_MAX_LENGTH) return `Password must be at most ${PASSWORD_MAX_LENGTH} characters long`;
    return (await isEasilyGuessed(value, personalOf(fields))) ? PASSWORD_GUESSABLE : true;
  },
});
