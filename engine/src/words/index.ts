export { inLanguage, language, type Language } from './language';
export { translator, type Message } from './translator';
