export { default } from '../features/help/help-page';
