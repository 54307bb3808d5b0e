import { createServer } from 'node:net';
import { remoteNames } from '../workspace';

/** Addresses of a development session: the shell, the API behind it, and each remote on its own port. */
export interface DevPlan {
  shell: number;
  api: number;
  remotes: Record<string, number>;
}

const DEFAULT_PORT = 3000;

export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)));
  });

/**
 * The shell on `PORT` (3000), remotes on the ports after it, the API on the last.
 *
 * @throws when one of them is taken.
 */
export async function planDev(first = Number(process.env.PORT ?? DEFAULT_PORT)): Promise<DevPlan> {
  const remotes = Object.fromEntries(remoteNames().map((name, index) => [name, first + 1 + index]));
  const plan = { shell: first, api: first + 1 + Object.keys(remotes).length, remotes };
  for (const port of [plan.shell, plan.api, ...Object.values(remotes)]) {
    if (!(await isFree(port)))
      throw new Error(`Port ${port} is in use. Stop what uses it, or choose other ports: PORT=4000 pnpm dev`);
  }
  return plan;
}

export const localUrl = (port: number): string => `http://localhost:${port}/`;
