export { inSentence, language } from './language';
export { translator } from './rich-translator';
export { loadWords, type Message, type Words } from './translator';
