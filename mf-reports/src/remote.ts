import { defineRemote } from '@hub/shared/remote';

export default defineRemote({
  name: 'mf-reports',
  routes: [{ path: '/dashboard/reports', page: () => import('./pages/reports') }],
});
