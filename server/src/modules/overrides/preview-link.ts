import { createHmac, timingSafeEqual } from 'node:crypto';
import { buildId, remoteName } from '@hub/shared/contracts/releases/discovery';
import { z } from 'zod';

export const PREVIEW_PATH = '/mfe/preview';

const preview = z.object({
  remote: remoteName,
  buildId,
  /** Id of the token, or account, that has made the link. */
  token: z.string(),
  /** Milliseconds since the epoch. */
  until: z.number(),
});
export type Preview = z.infer<typeof preview>;

/** Links by which one published build can be looked at. Signed, since they decide which code a page runs; they end by themselves. */
export const previewLinks = (secret: Uint8Array) => {
  const key = createHmac('sha256', secret).update('preview-links').digest();
  const sign = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    /** The path of a new link. */
    make(content: Preview): string {
      const text = Buffer.from(JSON.stringify(content)).toString('base64url');
      return `${PREVIEW_PATH}/${text}.${sign(text).toString('base64url')}`;
    },
    /** What a link stands for; null when it was not made here, or is over. */
    read(link: string): Preview | null {
      const [text = '', signature = ''] = link.split('.');
      const given = Buffer.from(signature, 'base64url');
      const right = sign(text);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      const parsed = preview.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
      return parsed.success && Date.now() < parsed.data.until ? parsed.data : null;
    },
  };
};
export type PreviewLinks = ReturnType<typeof previewLinks>;
