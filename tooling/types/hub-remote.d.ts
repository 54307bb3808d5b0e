/** The remote that a standalone page shows; the development build says which. */
declare module 'hub-remote/face' {
  import type { RemoteDefinition } from '@hub/shared/remote';
  const definition: RemoteDefinition;
  export default definition;
}
declare module 'hub-remote/config' {
  import type { RemoteConfig } from '@hub/shared/remote';
  export const config: RemoteConfig;
}
