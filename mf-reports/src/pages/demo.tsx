export { default } from '../features/demo/demo-page';
