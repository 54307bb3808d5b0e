import { figure, group, named, rating, time, type Shape } from '../shape';

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
        named('company', 'Company'),
        group('contract', ['gold', 'silver', 'bronze']),
        figure('seats', 50, { whole: true, adds: true }),
      ],
    },
    {
      name: 'teams',
      key: 'team_id',
      rows: [4, 6],
      columns: [group('location', ['Lisbon', 'Leeds', 'Graz'])],
    },
    {
      name: 'agents',
      key: 'agent_id',
      rows: [20, 30],
      references: [{ column: 'team_id', to: 'teams' }],
      columns: [named('agent_name', 'Agent'), group('level', ['junior', 'senior', 'lead'])],
    },
    {
      name: 'requesters',
      key: 'requester_id',
      each: [2, 3],
      references: [{ column: 'company_id', to: 'companies' }],
      columns: [group('language', ['en', 'de', 'pt'])],
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
      columns: [time('opened', '2023-06-01', 600), group('product', ['mobile', 'web', 'api', 'billing']), rating('priority')],
    },
    {
      name: 'work_log',
      key: 'entry_id',
      each: [2, 4],
      references: [
        { column: 'ticket_no', to: 'tickets' },
        { column: 'agent_id', to: 'agents' },
      ],
      columns: [figure('minutes', 35, { whole: true, adds: true })],
    },
  ],
};
