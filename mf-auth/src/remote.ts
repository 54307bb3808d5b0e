import { defineRemote } from '@hub/shared/remote';

export { words } from './words';

export default defineRemote({
  name: 'mf-auth',
  routes: [
    { path: '/login', page: () => import(/* webpackMode: "eager" */ './pages/login-page') },
    { path: '/signup', page: () => import(/* webpackMode: "eager" */ './pages/signup-page') },
    { path: '/forgot-password', page: () => import(/* webpackMode: "eager" */ './pages/forgot-password-page') },
    { path: '/reset-password/:token?', page: () => import(/* webpackMode: "eager" */ './pages/reset-password-page') },
    { path: '/EmailVerification/:token?', page: () => import(/* webpackMode: "eager" */ './pages/email-verification-page') },
    { path: '/terms', page: () => import('./legal/terms-page') },
    { path: '/privacy', page: () => import('./legal/privacy-page') },
  ],
});
