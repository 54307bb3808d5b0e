import { defineRemote } from '@hub/shared/remote';

export { words } from './words';

export default defineRemote({
  name: 'mf-agents',
  routes: [{ path: '/dashboard/agents', page: () => import(/* webpackMode: "eager" */ './pages/agents') }],
});
