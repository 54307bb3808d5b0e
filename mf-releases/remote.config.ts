import type { RemoteConfig } from '@hub/shared/contracts/releases/remote-config';

export const config: RemoteConfig = {
  owner: { team: 'Platform', contact: 'platform@hub.example' },
  critical: false,
  expose: { './remote': './src/remote.ts' },
  routes: [
    {
      path: '/dashboard/releases',
      title: 'Releases',
      titles: { de: 'Veröffentlichungen' },
      access: 'logged-in',
      audience: 'operators',
      nav: { label: 'Releases', labels: { de: 'Veröffentlichungen' }, icon: 'layout-grid', order: 50 },
    },
  ],
  events: { emits: [], listens: [] },
};
