import type { SettingsResponse, User } from '@hub/shared/contracts/accounts/account';
import { LIFETIME_MS } from './mail-token-repository';
import { isOperator } from './operators';
import type { UserRow } from './user-repository';

/** @param operators the setting `MFE_OPERATORS`; what an account may see by it is a hint to its pages and gives no authority */
export const presentUser = (row: UserRow, operators: readonly string[]): User => ({
  id: row.id,
  email: row.email,
  first_name: row.first_name,
  last_name: row.last_name,
  is_verified: row.is_verified,
  language: row.language,
  ...(isOperator(operators, row) && { is_operator: true }),
});

/** The address that the account waits for, as long as the link that was sent there can be followed. */
export const pendingEmailOf = ({ pending_email, pending_email_at }: UserRow): string | null =>
  pending_email_at !== null && Date.now() - pending_email_at.getTime() < LIFETIME_MS.email ? pending_email : null;

export const presentSettings = (row: UserRow, operators: readonly string[]): SettingsResponse => ({
  settings: {
    notify_new_reports: row.notify_new_reports,
    notify_agent_status: row.notify_agent_status,
    weekly_summary: row.weekly_summary,
  },
  user: presentUser(row, operators),
  pending_email: pendingEmailOf(row),
});
