import { defineRemote } from '@hub/shared/remote';

export default defineRemote({
  name: 'mf-upload',
  routes: [{ path: '/dashboard/upload', page: () => import('./pages/data-upload') }],
});
