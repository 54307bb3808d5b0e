import type { RemoteConfig } from '@hub/shared/contracts/releases/remote-config';

export const config: RemoteConfig = {
  owner: { team: 'Accounts', contact: 'accounts@hub.example' },
  critical: false,
  expose: { './remote': './src/remote.ts' },
  routes: [
    {
      path: '/dashboard/settings',
      title: 'Settings',
      titles: { de: 'Einstellungen' },
      access: 'logged-in',
      nav: { label: 'Settings', labels: { de: 'Einstellungen' }, icon: 'settings', order: 40 },
    },
  ],
  events: { emits: ['profile.changed@1'], listens: [] },
};
