import { installAssetLedger } from './boot/asset-ledger';
import { installNonce } from './boot/nonce';
import { showBootFailure } from './boot/boot-failure';
import { installTrustedTypes } from './boot/trusted-types';
import { sendOpening } from '@hub/shared/api/opening';
import { painted, yieldToMain } from '@hub/shared/yielding';

// Before any other code is loaded: what may be loaded, and by which hash.
installNonce();
installAssetLedger();
installTrustedTypes();

/** Evaluated one after the other: in one task they would keep a slow phone from answering for a third of a second. */
const STAGES = [
  // The first formatter reads its language's data: in a task of its own, else whatever draws the first number waits for it.
  () => Promise.resolve(new Intl.NumberFormat(document.documentElement.lang)),
  () => import('react-dom/client'),
  () => import('@hub/shared/contracts/reports/report-list'),
  () => import('@hub/shared/api'),
  () => import('@hub/shared/state'),
  () => import('@hub/shared/ui'),
  async () => (await import('./bootstrap')).drawPage(),
];

async function start(): Promise<void> {
  // What home waits for is under way while the code that asks for it comes.
  if (window.location.pathname === '/dashboard') void sendOpening('/users/reports/analytics');
  await painted();
  for (const load of STAGES) {
    await load();
    await yieldToMain();
  }
}
start().catch(showBootFailure);
