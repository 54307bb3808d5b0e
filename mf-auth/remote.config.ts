import type { RemoteConfig } from '@hub/shared/contracts/releases/remote-config';

export const config: RemoteConfig = {
  owner: { team: 'Accounts', contact: 'accounts@hub.example' },
  critical: false,
  expose: { './remote': './src/remote.ts' },
  routes: [
    { path: '/login', title: 'Sign In', titles: { de: 'Anmelden' }, access: 'logged-out' },
    { path: '/signup', title: 'Create Account', titles: { de: 'Konto erstellen' }, access: 'logged-out' },
    { path: '/forgot-password', title: 'Forgot Password', titles: { de: 'Passwort vergessen' }, access: 'logged-out' },
    { path: '/reset-password/:token?', title: 'Reset Password', titles: { de: 'Passwort zurücksetzen' }, access: 'public' },
    { path: '/EmailVerification/:token?', title: 'Email Verification', titles: { de: 'E-Mail bestätigen' }, access: 'public' },
    { path: '/terms', title: 'Terms of Service', titles: { de: 'Nutzungsbedingungen' }, access: 'public' },
    { path: '/privacy', title: 'Privacy Policy', titles: { de: 'Datenschutz' }, access: 'public' },
  ],
  events: { emits: [], listens: [] },
};
