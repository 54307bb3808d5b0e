import * as z from 'zod/mini';
import type { LoginRequest, SettingsRequest, SignupRequest } from '../contracts/accounts/account';
import { reportAnalytics } from '../contracts/reports/report-list';
import { meResponse, messageResponse, sessionResponse } from '../contracts/accounts/session';
import { request, requireToken } from './client';

// Of the settings no first page asks.
const account = () => import('../contracts/accounts/account');
const settingsResponse = () => account().then((contract) => contract.settingsResponse);
const sessionList = () => account().then((contract) => contract.sessionList);
const accountExport = () => account().then((contract) => contract.accountExport);

const part = encodeURIComponent;

export const users = {
  login: (data: LoginRequest) => request(sessionResponse, { method: 'POST', url: '/users/login', data }),
  register: (data: SignupRequest) => request(sessionResponse, { method: 'POST', url: '/users/register', data }),
  /** @throws {UserFacingError} `No token found in localStorage`, without a call. */
  me: async () => {
    requireToken();
    return request(meResponse, { method: 'GET', url: '/users/me' });
  },
  /** Revokes the token on the server. */
  logout: (token: string) =>
    request(messageResponse, { method: 'POST', url: '/users/logout', data: {}, headers: { Authorization: `Bearer ${token}` } }),
  verify: (token: string) => request(messageResponse, { method: 'GET', url: `/users/verify/${part(token)}` }),
  /** Without an address the mail goes to the signed-in user's. */
  resendVerification: (email?: string) =>
    request(messageResponse, { method: 'POST', url: '/users/resend/email', data: email === undefined ? {} : { email } }),
  forgotPassword: (email: string) => request(messageResponse, { method: 'POST', url: '/users/password/forgot', data: { email } }),
  resetPassword: (token: string, password: string) =>
    request(messageResponse, { method: 'POST', url: `/users/password/reset/${part(token)}`, data: { password } }),
  analytics: async () => {
    requireToken();
    return request(reportAnalytics, { method: 'GET', url: '/users/reports/analytics' });
  },
  settings: () => request(settingsResponse(), { method: 'GET', url: '/users/settings' }),
  saveSettings: (data: SettingsRequest) => request(settingsResponse(), { method: 'PUT', url: '/users/settings', data }),
  /** The server signs out every other session, so it answers with a token for this one. */
  changePassword: (current_password: string, password: string) =>
    request(meResponse, { method: 'PUT', url: '/users/password', data: { current_password, password } }),
  changeEmail: (email: string, current_password: string) =>
    request(settingsResponse(), { method: 'PUT', url: '/users/email', data: { email, current_password } }),
  resendEmailChange: () => request(settingsResponse(), { method: 'POST', url: '/users/email/resend' }),
  cancelEmailChange: () => request(settingsResponse(), { method: 'DELETE', url: '/users/email' }),
  /** Where the user is logged in, newest first. */
  sessions: () => request(sessionList(), { method: 'GET', url: '/users/sessions' }),
  endSession: async (id: string): Promise<void> => {
    await request(z.unknown(), { method: 'DELETE', url: `/users/sessions/${part(id)}` });
  },
  /** All that the server keeps of the user. */
  exportData: () => request(accountExport(), { method: 'GET', url: '/users/export' }),
  deleteAccount: (current_password: string) =>
    request(messageResponse, { method: 'DELETE', url: '/users/me', data: { current_password } }),
};
