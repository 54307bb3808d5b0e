import { spawn } from 'node:child_process';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { inRoot, ROOT } from '../workspace';
import { devRemote, devServer, devShell } from './dev-config';
import { devDocument } from './dev-document';
import { localUrl, planDev } from './dev-plan';
import { firstCompile } from './first-compile';

/** Shell, all remotes and the API from their sources. `onStop` takes what ends them. */
export async function runSession(onStop: (stop: () => Promise<void>) => void): Promise<void> {
  const plan = await planDev();
  const document = await devDocument(plan);

  const api = spawn(process.execPath, ['--import', 'tsx', '--watch', '--watch-preserve-output', inRoot('server/src/server.ts')], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { LOG_LEVEL: 'warn', ...process.env, PORT: String(plan.api), PUBLIC_URL: localUrl(plan.shell).slice(0, -1) },
  });
  const apiEnded = new Promise<void>((resolve) => api.once('exit', () => resolve()));

  const start = (config: Configuration, port: number, withDocument: boolean): WebpackDevServer =>
    new WebpackDevServer(devServer(port, plan, withDocument ? document : undefined), webpack(config));

  const servers = [start(devShell(plan, document), plan.shell, true)];
  for (const [name, port] of Object.entries(plan.remotes)) servers.push(start(await devRemote(name, plan), port, false));

  let stopping = false;
  const stop = async (): Promise<void> => {
    stopping = true;
    api.kill('SIGTERM');
    await Promise.all(servers.map((server) => server.stop()));
    await apiEnded;
  };
  onStop(stop);
  void apiEnded.then(() => {
    if (!stopping) console.error('The API has ended; the lines above say why.');
  });

  await Promise.all(servers.map((server) => server.start()));
  console.log('Compiling …');
  await Promise.all(servers.map(firstCompile));
  console.log(`\nshell        ${localUrl(plan.shell)}`);
  for (const [name, port] of Object.entries(plan.remotes)) console.log(`${name.padEnd(12)} ${localUrl(port)}`);
  console.log(`API          ${localUrl(plan.api)}\n`);
}
