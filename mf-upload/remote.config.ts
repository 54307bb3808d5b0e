import type { RemoteConfig } from '@hub/shared/contracts/releases/remote-config';

export const config: RemoteConfig = {
  owner: { team: 'Data Sources', contact: 'data-sources@hub.example' },
  critical: false,
  expose: { './remote': './src/remote.ts' },
  routes: [
    {
      path: '/dashboard/upload',
      title: 'Data Upload',
      titles: { de: 'Daten verbinden' },
      access: 'logged-in',
      nav: { label: 'Data Upload', labels: { de: 'Daten verbinden' }, icon: 'upload', order: 10 },
      actions: [
        { label: 'Upload a CSV file', labels: { de: 'CSV-Datei hochladen' }, icon: 'file-text', query: 'connect=csv' },
        {
          label: 'Connect a Google Sheet',
          labels: { de: 'Google-Tabelle verbinden' },
          icon: 'link',
          query: 'connect=google_sheet',
        },
        {
          label: 'Connect a PostgreSQL database',
          labels: { de: 'PostgreSQL-Datenbank verbinden' },
          icon: 'database',
          query: 'connect=postgres',
        },
      ],
    },
  ],
  events: { emits: [], listens: [] },
};
