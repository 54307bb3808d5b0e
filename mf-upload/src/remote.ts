import { defineRemote } from '@hub/shared/remote';
import { mayLeave } from './features/sources/csv/held-file';

export { words } from './words';

export default defineRemote({
  name: 'mf-upload',
  routes: [{ path: '/dashboard/upload', page: () => import(/* webpackMode: "eager" */ './pages/data-upload') }],
  mayLeave,
});
