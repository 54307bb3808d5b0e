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
      actions: [
        { label: 'Upload a CSV file', icon: 'file-text', query: 'connect=csv' },
        { label: 'Connect a Google Sheet', icon: 'link', query: 'connect=google_sheet' },
        { label: 'Connect a PostgreSQL database', icon: 'database', query: 'connect=postgres' },
      ],
    },
  ],
  events: { emits: [], listens: [] },
};
