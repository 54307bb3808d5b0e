import type { DiscoveryDocument } from '@hub/shared/contracts/releases/discovery';
import { remoteNames } from '../workspace';
import { devRemote, devShell } from './dev-config';

const plan = { shell: 3000, api: 3100, remotes: {} };

// Half of `@hub/shared` from the shell and half from a remote would be two stores on one page.
test.each(remoteNames())('what %s brings along for its own page does not take the place of what the shell has', async (name) => {
  const remote = (await devRemote(name, plan)).output?.uniqueName ?? '';
  const shell = devShell(plan, {} as DiscoveryDocument).output?.uniqueName ?? '';
  expect([remote, shell].sort()).toEqual([remote, shell]);
});
