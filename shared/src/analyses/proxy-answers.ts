import { formatBytes } from '../format';
import { errorDetails, errorStatus } from '../api/errors';

const SENTENCES: Readonly<Record<number, (size: string) => string>> = {
  413: (size) =>
    `A proxy in front of the hub lets no file of this size through${size}. Please ask whoever runs the hub to raise the proxy’s limit for request bodies.`,
  502: () => 'A proxy in front of the hub answered in its place (502): it could not reach the hub.',
  503: () => 'A proxy in front of the hub answered in its place (503): the hub is not available at the moment.',
  504: () => 'A proxy in front of the hub answered in its place (504): the hub took longer than the proxy waits.',
};

/** Whether something between the browser and the hub has answered: every answer of the hub's own has a code. */
export function isFromProxy(error: unknown): boolean {
  const status = errorStatus(error);
  return status !== null && status in SENTENCES && errorDetails(error) === null;
}

/** What a proxy's answer means, and what to do. @param bytes size of what was sent, where that is known */
export const proxySentence = (status: number, bytes: number | null = null): string =>
  SENTENCES[status]?.(bytes === null ? '' : ` (${formatBytes(bytes)})`) ?? '';
