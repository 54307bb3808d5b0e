export { newPasswordRules } from './new-password-rules';
export { StrengthMeter } from './strength-meter';
