import { defineRemote } from '@hub/shared/remote';

export default defineRemote({
  name: 'mf-auth',
  routes: [
    { path: '/login', page: () => import('./pages/login-page') },
    { path: '/signup', page: () => import('./pages/signup-page') },
    { path: '/forgot-password', page: () => import('./pages/forgot-password-page') },
    { path: '/reset-password/:token?', page: () => import('./pages/reset-password-page') },
    { path: '/EmailVerification/:token?', page: () => import('./pages/email-verification-page') },
    { path: '/terms', page: () => import('./pages/terms-page') },
    { path: '/privacy', page: () => import('./pages/privacy-page') },
  ],
});
