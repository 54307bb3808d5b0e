export { inSentence, language } from './language';
export { translator } from './rich-translator';
export { loadWords, type Message, type OtherLanguages } from './translator';
