import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface StreamOps {
  fsync?(stream: { nfd: number }): number;
}
interface NodeModule {
  NODEFS: { stream_ops: StreamOps };
}

/**
 * PGlite's file system for Node leaves `fsync` out, so a commit may be lost when the machine stops. This one passes it
 * through to the operating system; with `durableStartParams` a commit is on disk before it is acknowledged.
 */
export class DurableFs extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const giveFsync = (module: NodeModule) => {
      module.NODEFS.stream_ops.fsync = (stream) => {
        fsyncSync(stream.nfd);
        return 0;
      };
    };
    const preRun = [emscriptenOpts.preRun ?? [], giveFsync].flat() as typeof emscriptenOpts.preRun;
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

/** `-F` would switch fsync off; the small buffer keeps the process near 200 MB. */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=16MB'].flatMap((setting) => ['-c', setting]),
];
