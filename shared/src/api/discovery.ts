import { discoveryDocument } from '../contracts/discovery';
import { request } from './client';

export const discovery = {
  get: (signal?: AbortSignal) => request(discoveryDocument, { method: 'GET', url: '/discovery', signal }),
};
