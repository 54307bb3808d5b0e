import type { Shape } from '../shape';

/** A help desk: tickets, what is written to them and the hours that they took. */
export const HELP_DESK: Shape = {
  name: 'help-desk',
  entities: [
    {
      name: 'companies',
      key: 'company_id',
      keys: 'code',
      rows: [100, 140],
      columns: [
        { name: 'company', is: 'name', of: 'Company' },
        { name: 'contract', is: 'group', labels: ['gold', 'silver', 'bronze'] },
        { name: 'seats', is: 'figure', usual: 50, whole: true, adds: true },
      ],
    },
    {
      name: 'teams',
      key: 'team_id',
      rows: [4, 6],
      columns: [{ name: 'location', is: 'group', labels: ['Lisbon', 'Leeds', 'Graz'] }],
    },
    {
      name: 'agents',
      key: 'agent_id',
      rows: [20, 30],
      references: [{ column: 'team_id', to: 'teams' }],
      columns: [
        { name: 'agent_name', is: 'name', of: 'Agent' },
        { name: 'level', is: 'group', labels: ['junior', 'senior', 'lead'] },
      ],
    },
    {
      name: 'requesters',
      key: 'requester_id',
      each: [2, 3],
      references: [{ column: 'company_id', to: 'companies' }],
      columns: [{ name: 'language', is: 'group', labels: ['en', 'de', 'pt'] }],
    },
    {
      name: 'tickets',
      key: 'ticket_no',
      keys: 'code',
      each: [3, 5],
      references: [
        { column: 'requester_id', to: 'requesters' },
        { column: 'assigned_agent_id', to: 'agents', empty: 0.05 },
      ],
      columns: [
        { name: 'opened', is: 'time', from: '2023-06-01', days: 600 },
        { name: 'product', is: 'group', labels: ['mobile', 'web', 'api', 'billing'] },
        { name: 'priority', is: 'rating' },
      ],
    },
    {
      name: 'work_log',
      key: 'entry_id',
      each: [2, 4],
      references: [
        { column: 'ticket_no', to: 'tickets' },
        { column: 'agent_id', to: 'agents' },
      ],
      columns: [{ name: 'minutes', is: 'figure', usual: 35, whole: true, adds: true }],
    },
  ],
};
