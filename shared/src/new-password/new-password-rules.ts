import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../contracts/constants';
import type { PersonalInputs } from '../password';
import { loadJudge } from './judge';
import { t } from './messages';

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
    if (value === '') return t('missing');
    if (value.length < PASSWORD_MIN_LENGTH) return t('too-short', { least: PASSWORD_MIN_LENGTH });
    if (value.length > PASSWORD_MAX_LENGTH) return t('too-long', { most: PASSWORD_MAX_LENGTH });
    return (await isEasilyGuessed(value, personalOf(fields))) ? t('guessable') : true;
  },
});
