import { HELP_PAGES } from '@hub/shared/contracts/constants';
import { defineRemote } from '@hub/shared/remote';

export { words } from './words';

export default defineRemote({
  name: 'mf-reports',
  routes: [
    { path: '/dashboard/reports', page: () => import(/* webpackMode: "eager" */ './pages/reports') },
    { path: '/dashboard/reports/:id', page: () => import('./pages/report') },
    { path: '/demo', page: () => import('./pages/demo') },
    ...HELP_PAGES.map((page) => ({ path: `/help/${page}`, page: () => import('./pages/help') })),
    { path: '/shared', page: () => import('./pages/shared') },
    { path: '/dashboard/reports/:newer/compare/:older', page: () => import('./pages/compare') },
  ],
});
