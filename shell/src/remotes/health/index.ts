export { mayStart } from './start';
export { watch } from './watch';
