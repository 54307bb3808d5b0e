import { defineRemote } from '@hub/shared/remote';

export default defineRemote({
  name: 'mf-auth',
  routes: [
    { path: '/login', page: () => import('./pages/sign-in') },
    { path: '/signup', page: () => import('./pages/sign-up') },
    { path: '/forgot-password', page: () => import('./pages/forgot-password') },
    { path: '/reset-password/:token?', page: () => import('./pages/reset-password') },
    { path: '/EmailVerification/:token?', page: () => import('./pages/email-verification') },
  ],
});
