import type { SettingsResponse, User } from '@hub/shared/contracts/account';
import type { UserRow } from './user-repository';

export const presentUser = (row: UserRow): User => ({
  id: row.id,
  email: row.email,
  first_name: row.first_name,
  last_name: row.last_name,
  is_verified: row.is_verified,
  language: row.language,
});

export const presentSettings = (row: UserRow): SettingsResponse => ({
  settings: {
    notify_new_reports: row.notify_new_reports,
    notify_agent_status: row.notify_agent_status,
    weekly_summary: row.weekly_summary,
  },
  user: presentUser(row),
});
