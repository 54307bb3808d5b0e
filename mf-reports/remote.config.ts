import type { RemoteConfig } from '@hub/shared/contracts/remote-config';

export const config: RemoteConfig = {
  owner: { team: 'Reports', contact: 'reports@hub.example' },
  critical: false,
  expose: { './remote': './src/remote.ts', './overview': './src/overview.tsx' },
  routes: [
    {
      path: '/dashboard',
      title: 'Home',
      access: 'logged-in',
      expose: './overview',
      nav: { label: 'Home', icon: 'house', order: 0 },
    },
    {
      path: '/dashboard/reports',
      title: 'Reports & Analytics',
      access: 'logged-in',
      nav: { label: 'Reports & Analytics', icon: 'chart-column', order: 20 },
    },
    { path: '/dashboard/reports/:id', title: 'Report', access: 'logged-in' },
    { path: '/demo', title: 'Demo Report', access: 'public' },
    { path: '/shared', title: 'Shared Report', access: 'public' },
    { path: '/dashboard/reports/:newer/compare/:older', title: 'What Changed', access: 'logged-in' },
  ],
  events: { emits: ['reports.created@1', 'reports.deleted@1'], listens: ['reports.created@1', 'reports.deleted@1'] },
};
