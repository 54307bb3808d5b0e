import { defaultUrlTransform } from 'react-markdown';

const DATA_IMAGE = /^data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)[;,]/i;

/** The address of an image that may be shown: within the page's own origin or in the text itself. Others could tell who reads the report. */
export function safeImage(src: string | undefined, origin: string): string | undefined {
  if (!src) return undefined;
  if (DATA_IMAGE.test(src)) return src;
  try {
    const url = new URL(src, origin);
    return url.origin === origin && url.protocol.startsWith('http') ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** Addresses that the reader may keep; the elements decide further. */
export const keepUrl = (url: string, key: string): string =>
  key === 'src' && DATA_IMAGE.test(url) ? url : defaultUrlTransform(url);
