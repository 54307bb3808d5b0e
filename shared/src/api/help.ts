import type { HelpPage } from '../contracts/constants';
import { request } from './client';

const helpText = () => import('../contracts/accounts/help').then((contract) => contract.helpText);

export const help = {
  /** A short page that answers one question, in the page's language. */
  page: (page: HelpPage, signal?: AbortSignal) => request(helpText(), { method: 'GET', url: `/help/${page}`, signal }),
};
