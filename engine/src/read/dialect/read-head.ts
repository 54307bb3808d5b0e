import { open } from 'node:fs/promises';

/** Of a file's beginning, by which its form is decided. */
export const HEAD_BYTES = 1 << 20;

/** The first bytes of a file, or those from an offset on. */
export async function readHead(path: string, from = 0, length = HEAD_BYTES): Promise<Buffer> {
  const file = await open(path);
  try {
    const buffer = Buffer.alloc(length);
    const { bytesRead } = await file.read(buffer, 0, length, from);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
