export { language } from './language';
export { translator } from './translator';
