// In the place of the federation runtime's own: the shell knows builds by its discovery document, and loads each by its entry.
import { DisabledSnapshotHandler } from 'federation-without-snapshots';

export class SnapshotHandler extends DisabledSnapshotHandler {
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
