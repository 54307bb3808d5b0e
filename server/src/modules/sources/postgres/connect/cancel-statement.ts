import { Socket } from 'node:net';
import type { Client } from 'pg';
import * as z from 'zod/mini';

const CANCEL_REQUEST = 80877102;
const GIVE_UP_MS = 2_000;

/** What the server gave the driver at login so that a statement can be cancelled; the driver's types do not name it. */
const backendKey = z.object({ processID: z.int(), secretKey: z.int() });

/**
 * Asks the server, over a connection of its own as the protocol wants it, to stop what a client's session is doing. Without
 * this it would work on until it has something to send. (PostgreSQL documentation, "Canceling Requests in Progress")
 */
export function cancelStatement(client: Client, address: string, port: number): void {
  const key = backendKey.safeParse(client);
  if (!key.success) return;
  const message = Buffer.alloc(16);
  message.writeInt32BE(message.length, 0);
  message.writeInt32BE(CANCEL_REQUEST, 4);
  message.writeInt32BE(key.data.processID, 8);
  message.writeInt32BE(key.data.secretKey, 12);
  const socket = new Socket();
  socket.setTimeout(GIVE_UP_MS, () => socket.destroy());
  // The session ends in any case; a request that is lost costs only the server's time.
  socket.on('error', () => socket.destroy());
  socket.connect(port, address, () => socket.end(message));
  socket.resume();
}
