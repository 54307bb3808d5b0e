import { installAssetLedger } from './boot/asset-ledger';
import { installNonce } from './boot/nonce';
import { showBootFailure } from './boot/boot-failure';
import { installTrustedTypes } from './boot/trusted-types';

// Before any other code is loaded: what may be loaded, and by which hash.
installNonce();
installAssetLedger();
installTrustedTypes();
import('./bootstrap').catch(showBootFailure);
