import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { listenOn } from './listen-on';

interface ProxyOptions {
  /** Port of the server behind it, on this machine. */
  to: number;
  /** Milliseconds in which the server behind has to say its next byte, as nginx' `proxy_read_timeout`. */
  readTimeoutMs?: number;
  /** Bytes of the largest request, as nginx' `client_max_body_size`. */
  bodyLimit?: number;
  port?: number;
}

const page = (status: number, words: string) =>
  `<html>\r\n<head><title>${status} ${words}</title></head>\r\n<body>\r\n<center><h1>${status} ${words}</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>\r\n`;

/** A proxy as it stands in front of a hub: it loses its patience, limits bodies, and can be told to cut connections. */
export const impatientProxy = async ({ to, readTimeoutMs = 60_000, bodyLimit = Infinity, port = 0 }: ProxyOptions) => {
  const sockets = new Set<Socket>();
  const seen: { method: string; url: string; status: number }[] = [];
  /** Calls whose answers are lost: the server has them, the browser never does. */
  let losing: (request: IncomingMessage) => boolean = () => false;

  const refuse = (answer: ServerResponse, status: number, words: string) => {
    if (answer.headersSent) return answer.destroy();
    answer.writeHead(status, { 'Content-Type': 'text/html', Connection: 'close' }).end(page(status, words));
  };

  const pass = (question: IncomingMessage, answer: ServerResponse) => {
    const { method = '', url = '', headers } = question;
    const note = (status: number) => seen.push({ method, url, status });
    if (Number(headers['content-length'] ?? 0) > bodyLimit) {
      note(413);
      question.resume();
      return refuse(answer, 413, 'Request Entity Too Large');
    }
    const lost = losing(question);
    const onward = send({ host: '127.0.0.1', port: to, method, path: url, headers }, (reply) => {
      note(reply.statusCode ?? 0);
      if (lost) {
        reply.resume();
        return question.socket.destroy();
      }
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      // nginx counts from read to read, and so does this.
      reply.setTimeout(readTimeoutMs, () => answer.destroy());
      reply.on('error', () => answer.destroy());
      reply.pipe(answer);
    });
    onward.on('error', () => (note(502), refuse(answer, 502, 'Bad Gateway')));
    question.on('end', () =>
      onward.setTimeout(readTimeoutMs, () => {
        if (answer.headersSent) return answer.destroy();
        note(504);
        refuse(answer, 504, 'Gateway Time-out');
        onward.destroy();
      }),
    );
    // A reader that goes takes the server's answer with it.
    answer.on('close', () => onward.destroy());
    question.pipe(onward);
  };

  const server = createServer(pass);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  });
  return {
    port: await listenOn(server, port),
    seen,
    /** Cuts every connection that browsers have now. */
    cut: () => sockets.forEach((socket) => socket.destroy()),
    /** From now on, loses the answers to these calls. */
    lose: (which: (request: IncomingMessage) => boolean) => (losing = which),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        sockets.forEach((socket) => socket.destroy());
      }),
  };
};
