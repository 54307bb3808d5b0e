import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DiscoveryDocument } from '@hub/shared/contracts/releases/discovery';

/** Which document a page has. */
export type SeenDocument = Pick<DiscoveryDocument, 'generation' | 'revision' | 'issuedAt'>;

const sealOf = (key: Uint8Array, text: string) =>
  createHmac('sha256', key).update(`document:${text}`).digest('base64url').slice(0, 16);

/** ETag of the document, signed: by it alone the server believes that it once was further than it is now. */
export const tagOf = (key: Uint8Array, { generation = '', revision, issuedAt }: SeenDocument): string => {
  const text = `${generation}.${revision}.${new Date(issuedAt).getTime().toString(36)}`;
  return `"${text}.${sealOf(key, text)}"`;
};

/** What the tag stands for; null when this key has not signed it. */
export const readTag = (key: Uint8Array, tag: string | undefined): SeenDocument | null => {
  const [, generation = '', revision = '', issued = '', seal = ''] =
    /^(?:W\/)?"([\w-]*)\.(\d+)\.([0-9a-z]{1,10})\.([\w-]{16})"$/.exec(tag ?? '') ?? [];
  const own = sealOf(key, `${generation}.${revision}.${issued}`);
  if (seal.length !== own.length || !timingSafeEqual(Buffer.from(seal), Buffer.from(own))) return null;
  const issuedAt = new Date(parseInt(issued, 36)).toISOString();
  return { ...(generation !== '' && { generation }), revision: Number(revision), issuedAt };
};
