import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { composeMail } from './compose-mail';
import { mailQueue } from './mail-queue';
import { smtpTransport } from './smtp-transport';

const silent = { error: jest.fn(), warn: jest.fn() };
// The queue uses these two of the logger.
const log = silent as unknown as Parameters<typeof mailQueue>[1];
const mail = composeMail({
  to: 'ann@example.com',
  subject: 'Grüße <b>',
  greeting: 'Hello <Ann>,',
  paragraphs: ['a & b'],
  action: { label: 'Open', url: 'https://hub.example/?a=1&b="2"' },
  footer: 'The end.',
});

test('text and page say the same, and what is not ours is escaped', () => {
  expect(mail.text).toContain('Hello <Ann>,\n\na & b\n\nOpen:\nhttps://hub.example/?a=1&b="2"');
  expect(mail.html).toContain('Hello &#60;Ann&#62;,');
  expect(mail.html).toContain('href="https://hub.example/?a=1&#38;b=&#34;2&#34;"');
  expect(mail.html).not.toContain('<Ann>');
});

test('goes out by SMTP', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.on('end', () => (received.push(text), done()));
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await smtpTransport(`smtp://127.0.0.1:${port}`, 'Hub <hub@example.com>').send(mail);
  expect(received[0]).toContain('From: Hub <hub@example.com>');
  expect(received[0]).toContain('To: ann@example.com');
  expect(received[0]).toContain('multipart/alternative');
  await new Promise<void>((resolve) => server.close(resolve));
});

test('a mail server that hangs up is an error', async () => {
  const server = createServer((socket: Socket) => socket.destroy());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(smtpTransport(`smtp://127.0.0.1:${port}`, 'a@b.example').send(mail)).rejects.toThrow();
  server.close();
});

describe('the queue', () => {
  test('tries again, and does not keep its caller waiting', async () => {
    const send = jest
      .fn()
      .mockRejectedValueOnce(new Error('busy'))
      .mockRejectedValueOnce(new Error('busy'))
      .mockResolvedValue(undefined);
    const queue = mailQueue({ send }, log, [1, 1, 1]);
    queue.enqueue(mail);
    await queue.idle();
    expect(send).toHaveBeenCalledTimes(3);
  });

  test('gives up with a word in the log, without the mail’s text', async () => {
    const send = jest.fn().mockRejectedValue(new Error('no'));
    const queue = mailQueue({ send }, log, [1]);
    queue.enqueue(mail);
    await queue.idle();
    expect(send).toHaveBeenCalledTimes(2);
    expect(silent.error).toHaveBeenCalledWith(expect.objectContaining({ subject: mail.subject }), 'mail could not be sent');
    expect(JSON.stringify(silent.error.mock.calls)).not.toContain('a & b');
  });

  test('a failing task is logged and does no harm', async () => {
    const queue = mailQueue({ send: jest.fn() }, log);
    queue.later(() => Promise.reject(new Error('task')));
    await queue.idle();
    expect(silent.error).toHaveBeenCalledWith(expect.anything(), 'mail task failed');
  });

  test('closing does not wait for the next try', async () => {
    const queue = mailQueue({ send: jest.fn().mockRejectedValue(new Error('no')) }, log, [3_600_000]);
    queue.enqueue(mail);
    await new Promise((resolve) => setTimeout(resolve, 20));
    await queue.close();
  });
});
