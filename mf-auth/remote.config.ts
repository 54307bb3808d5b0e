import type { RemoteConfig } from '@hub/shared/contracts/remote-config';

export const config: RemoteConfig = {
  owner: { team: 'Accounts', contact: 'accounts@hub.example' },
  critical: false,
  expose: { './remote': './src/remote.ts' },
  routes: [
    { path: '/login', title: 'Sign In', access: 'logged-out' },
    { path: '/signup', title: 'Create Account', access: 'logged-out' },
    { path: '/forgot-password', title: 'Forgot Password', access: 'logged-out' },
    { path: '/reset-password/:token?', title: 'Reset Password', access: 'public' },
    { path: '/EmailVerification/:token?', title: 'Email Verification', access: 'public' },
    { path: '/terms', title: 'Terms of Service', access: 'public' },
    { path: '/privacy', title: 'Privacy Policy', access: 'public' },
  ],
  events: { emits: [], listens: [] },
};
