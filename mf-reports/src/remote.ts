import { HELP_PAGES } from '@hub/shared/contracts/constants';
import { defineRemote } from '@hub/shared/remote';

export { words } from './words';

/** A page that draws a whole report: what it is drawn with comes at once instead of after the page. What does not come now is asked for again. */
const withArticle =
  <Page>(load: () => Promise<Page>) =>
  () => {
    import('@hub/shared/report').then(({ prepareArticle }) => prepareArticle()).catch(() => undefined);
    return load();
  };

export default defineRemote({
  name: 'mf-reports',
  routes: [
    { path: '/dashboard/reports', page: () => import(/* webpackMode: "eager" */ './pages/reports') },
    { path: '/dashboard/reports/:id', page: withArticle(() => import('./pages/report')) },
    { path: '/demo', page: withArticle(() => import('./pages/demo')) },
    ...HELP_PAGES.map((page) => ({ path: `/help/${page}`, page: () => import('./pages/help') })),
    { path: '/shared', page: withArticle(() => import('./pages/shared')) },
    { path: '/dashboard/reports/:newer/compare/:older', page: () => import('./pages/compare') },
  ],
});
