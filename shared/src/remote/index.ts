export { defineRemote } from './define-remote';
export type { RemoteDefinition, RemoteFeature, RemotePage } from './remote-definition';
export type { RemoteConfig } from '../contracts/releases/remote-config';
