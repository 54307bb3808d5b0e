import type { RemoteConfig } from '@hub/shared/contracts/releases/remote-config';

export const config: RemoteConfig = {
  owner: { team: 'Reports', contact: 'reports@hub.example' },
  critical: false,
  expose: { './remote': './src/remote.ts', './overview': './src/overview.tsx' },
  routes: [
    {
      path: '/dashboard',
      title: 'Home',
      titles: { de: 'Übersicht' },
      access: 'logged-in',
      expose: './overview',
      nav: { label: 'Home', labels: { de: 'Übersicht' }, icon: 'house', order: 0 },
    },
    {
      path: '/dashboard/reports',
      title: 'Reports & Analytics',
      titles: { de: 'Berichte' },
      access: 'logged-in',
      nav: { label: 'Reports & Analytics', labels: { de: 'Berichte' }, icon: 'chart-column', order: 20 },
    },
    {
      path: '/dashboard/reports/:id',
      title: 'Report',
      titles: { de: 'Bericht' },
      access: 'logged-in',
      opens: 'report',
    },
    { path: '/demo', title: 'Demo Report', titles: { de: 'Demobericht' }, access: 'public', opens: 'report' },
    {
      path: '/help/reading',
      title: 'How to Read a Report',
      titles: { de: 'Wie man einen Bericht liest' },
      access: 'public',
    },
    {
      path: '/help/checks',
      title: 'What Is Checked and How',
      titles: { de: 'Was geprüft wird und wie' },
      access: 'public',
    },
    { path: '/help/data', title: 'Where Your Data Go', titles: { de: 'Wohin Ihre Daten gehen' }, access: 'public' },
    { path: '/shared', title: 'Shared Report', titles: { de: 'Geteilter Bericht' }, access: 'public' },
    {
      path: '/dashboard/reports/:newer/compare/:older',
      title: 'What Changed',
      titles: { de: 'Was sich geändert hat' },
      access: 'logged-in',
    },
  ],
  events: {
    emits: ['reports.created@1', 'reports.deleted@1', 'reports.renamed@1'],
    listens: ['reports.created@1', 'reports.deleted@1'],
  },
};
