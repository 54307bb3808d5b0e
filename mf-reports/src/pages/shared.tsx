export { default } from '../features/guest/guest-page';
