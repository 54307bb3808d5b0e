import { defineRemote } from '@hub/shared/remote';

export { words } from './words';

export default defineRemote({
  name: 'mf-releases',
  routes: [{ path: '/dashboard/releases', page: () => import(/* webpackMode: "eager" */ './pages/releases-page') }],
});
