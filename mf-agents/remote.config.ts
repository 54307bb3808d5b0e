import type { RemoteConfig } from '@hub/shared/contracts/releases/remote-config';

export const config: RemoteConfig = {
  owner: { team: 'Agents', contact: 'agents@hub.example' },
  critical: false,
  expose: { './remote': './src/remote.ts' },
  routes: [
    {
      path: '/dashboard/agents',
      title: 'AI Agents',
      titles: { de: 'KI-Agenten' },
      access: 'logged-in',
      nav: { label: 'AI Agents', labels: { de: 'KI-Agenten' }, icon: 'bot', order: 30 },
    },
  ],
  events: { emits: [], listens: [] },
};
