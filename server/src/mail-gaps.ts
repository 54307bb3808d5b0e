import type { Config } from './config';
import { t } from './messages';

/** Sender that nobody has chosen: mail servers refuse it. */
export const DEFAULT_SENDER = 'Data Intelligence Hub <hub@localhost>';

type MailSettings = Pick<Config, 'NODE_ENV' | 'SMTP_URL' | 'PUBLIC_URL' | 'MAIL_FROM'>;

/** What mails lack in production, a line each; nothing elsewhere, where they can be read in the development mailbox. */
export function mailGaps({ NODE_ENV, SMTP_URL, PUBLIC_URL, MAIL_FROM }: MailSettings): string[] {
  if (NODE_ENV !== 'production') return [];
  return [
    ...(SMTP_URL ? [] : [t('start.mail-gaps.server')]),
    ...(PUBLIC_URL ? [] : [t('start.mail-gaps.address')]),
    ...(MAIL_FROM === DEFAULT_SENDER ? [t('start.mail-gaps.sender', { sender: DEFAULT_SENDER })] : []),
  ];
}

/** Lines below a sentence. */
export const indented = (lines: readonly string[]): string => lines.map((line) => `  ${line}`).join('\n');
