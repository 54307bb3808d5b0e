import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail';

export const smtpTransport = (url: string, from: string): MailTransport => {
  const client = createTransport({ url, connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }, { from });
  return {
    async send(mail) {
      await client.sendMail(mail);
    },
  };
};
