import { buildId, remoteName } from '@hub/shared/contracts/releases/discovery';

/** A place in a built file. */
export interface BuiltFrame {
  /** A remote, or `shell`. */
  owner: string;
  /** Null for the shell, whose files' names carry their hashes. */
  buildId: string | null;
  /** Within the build. */
  file: string;
  line: number;
  column: number;
}

const MOST_FRAMES = 12;
const FILE = String.raw`((?:[\w@+-][\w.@+-]*\/)*[\w@+-][\w.@+-]*\.js):(\d{1,7}):(\d{1,7})`;
const OF_REMOTE = new RegExp(String.raw`^\/remotes\/([^/]+)\/([^/]+)\/${FILE}$`);
const OF_SHELL = new RegExp(String.raw`^\/(assets\/${FILE.slice(1)}$`);

const readFrame = (text: string): BuiltFrame[] => {
  const [, remote, build, file, line, column] = OF_REMOTE.exec(text) ?? [];
  if (file !== undefined) {
    if (!remoteName.safeParse(remote).success || !buildId.safeParse(build).success) return [];
    return [{ owner: remote ?? '', buildId: build ?? null, file, line: Number(line), column: Number(column) }];
  }
  const [, asset, shellLine, shellColumn] = OF_SHELL.exec(text) ?? [];
  if (asset === undefined) return [];
  return [{ owner: 'shell', buildId: null, file: asset, line: Number(shellLine), column: Number(shellColumn) }];
};

/** What a page tells of a stack: places in files of builds, and nothing else. Anything of another form is left out. */
export const readFrames = (texts: readonly string[]): BuiltFrame[] => texts.flatMap(readFrame).slice(0, MOST_FRAMES);
