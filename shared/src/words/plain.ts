export { language, speakAs } from './language';
export { addWords, loadWords, translator, type Words } from './translator';
