import type { Config } from './config';

/** Sender that nobody has chosen: mail servers refuse it. */
export const DEFAULT_SENDER = 'Data Intelligence Hub <hub@localhost>';

type MailSettings = Pick<Config, 'NODE_ENV' | 'SMTP_URL' | 'PUBLIC_URL' | 'MAIL_FROM'>;

/** What mails lack in production, a line each; nothing elsewhere, where they can be read in the development mailbox. */
export function mailGaps({ NODE_ENV, SMTP_URL, PUBLIC_URL, MAIL_FROM }: MailSettings): string[] {
  if (NODE_ENV !== 'production') return [];
  return [
    ...(SMTP_URL ? [] : ['SMTP_URL: without a mail server no mail leaves this machine, also no link for a forgotten password']),
    ...(PUBLIC_URL ? [] : ['PUBLIC_URL: links in mails lead to the address that the hub listens on']),
    ...(MAIL_FROM === DEFAULT_SENDER ? [`MAIL_FROM: mail servers refuse the default sender, ${DEFAULT_SENDER}`] : []),
  ];
}
