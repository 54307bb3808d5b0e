import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail';

export const smtpTransport = (url: string, from: string): MailTransport => {
  const client = createTransport({ url, connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }, { from });
  return {
    async send(mail) {
      const { unsubscribe, ...message } = mail;
      await client.sendMail({
        ...message,
        ...(unsubscribe !== undefined && {
          headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        }),
      });
    },
  };
};
