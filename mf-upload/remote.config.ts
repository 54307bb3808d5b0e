import type { RemoteConfig } from '@hub/shared/contracts/remote-config';

export const config: RemoteConfig = {
  owner: { team: 'Data Sources', contact: 'data-sources@hub.example' },
  critical: false,
  expose: { './remote': './src/remote.ts' },
  routes: [
    {
      path: '/dashboard/upload',
      title: 'Data Upload',
      access: 'logged-in',
      nav: { label: 'Data Upload', icon: 'upload', order: 10 },
    },
  ],
  events: { emits: ['analysis.started@1', 'reports.created@1'], listens: [] },
};
