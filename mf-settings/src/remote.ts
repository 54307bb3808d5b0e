import { defineRemote } from '@hub/shared/remote';

export { words } from './words';

export default defineRemote({
  name: 'mf-settings',
  routes: [{ path: '/dashboard/settings', page: () => import(/* webpackMode: "eager" */ './pages/settings-page') }],
});
