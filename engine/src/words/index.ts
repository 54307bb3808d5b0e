export { dateFormat, numberFormat } from './intl';
export { inLanguage, language, type Language } from './language';
export { translator, type Message } from './translator';
