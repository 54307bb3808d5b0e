export { isEasilyGuessed, type PersonalInputs } from './is-easily-guessed';
