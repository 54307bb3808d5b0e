import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** The settings that a mail's link can turn off. */
export const mailSetting = z.enum(['notify_new_reports', 'notify_agent_status', 'weekly_summary']);
export type MailSetting = z.infer<typeof mailSetting>;

export interface UnsubscribeTokens {
  sign(userId: string, setting: MailSetting): string;
  /** Null for a token that is not of this server. */
  read(token: string): { userId: string; setting: MailSetting } | null;
}

/** Tokens that turn one kind of mail off and can do nothing else. They need no place in the database and never end. */
export const unsubscribeTokens = (secret: Uint8Array): UnsubscribeTokens => {
  const seal = (content: string) => createHmac('sha256', secret).update(`unsubscribe ${content}`).digest('base64url');
  return {
    sign: (userId, setting) => {
      const content = `${userId}.${setting}`;
      return `${content}.${seal(content)}`;
    },
    read: (token) => {
      const [userId = '', name, given = ''] = token.split('.');
      const setting = mailSetting.safeParse(name);
      if (!setting.success) return null;
      const expected = Buffer.from(seal(`${userId}.${setting.data}`));
      const actual = Buffer.from(given);
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
      return { userId, setting: setting.data };
    },
  };
};
