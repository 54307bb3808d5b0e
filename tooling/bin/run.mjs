// Small helpers of the scripts beside this file; Node's own modules only.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Node with TypeScript, for the tooling's own sources. */
export const tsx = (file, ...args) => [process.execPath, ['--import', 'tsx', file, ...args]];

/** The environment without `NODE_PATH`: with it webpack finds packages that a build does not see otherwise, and its bytes differ. */
const { NODE_PATH: _, ...environment } = process.env;

/** Runs a program from the root; resolves with its exit code. `quiet` keeps its output and gives it with the answer. */
export function run(command, args, { quiet = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...environment, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    child.stdout?.on('data', (text) => (output += text));
    child.stderr?.on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('exit', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }));
  });
}
