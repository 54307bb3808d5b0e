import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DiscoveryDocument } from '@hub/shared/contracts/discovery';

/** Which document a page has: its generation and revision. */
export type SeenDocument = Pick<DiscoveryDocument, 'generation' | 'revision'>;

const sealOf = (key: Uint8Array, text: string) =>
  createHmac('sha256', key).update(`document:${text}`).digest('base64url').slice(0, 16);

/** ETag of the document, signed: by it alone the server believes that it once was further than it is now. */
export const tagOf = (key: Uint8Array, { generation = '', revision }: SeenDocument): string => {
  const text = `${generation}.${revision}`;
  return `"${text}.${sealOf(key, text)}"`;
};

/** What the tag stands for; null when this key has not signed it. */
export const readTag = (key: Uint8Array, tag: string | undefined): SeenDocument | null => {
  const [, generation = '', revision = '', seal = ''] = /^(?:W\/)?"([\w-]*)\.(\d+)\.([\w-]{16})"$/.exec(tag ?? '') ?? [];
  const own = sealOf(key, `${generation}.${revision}`);
  if (seal.length !== own.length || !timingSafeEqual(Buffer.from(seal), Buffer.from(own))) return null;
  return { ...(generation !== '' && { generation }), revision: Number(revision) };
};
