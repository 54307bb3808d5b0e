import { once } from 'node:events';
import type { Server } from 'node:net';

/** Lets a server of a test listen on this machine and answers with its port; 0 takes a free one. */
export const listenOn = async (server: Server, port = 0): Promise<number> => {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return address.port;
};
