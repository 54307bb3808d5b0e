import { foreignText } from '@hub/shared/contracts/foreign-text';
import { composeMail } from './compose-mail';

interface Recipient {
  email: string;
  first_name: string;
}

const PRODUCT = 'Data Intelligence Hub';
const byAccount = `You get this mail because this address has an account at ${PRODUCT}.`;
const bySettings = `You can change which mails you get under Settings in ${PRODUCT}.`;
const hello = (user: Recipient) => `Hello ${foreignText(user.first_name)},`;

export const verificationMail = (user: Recipient, url: string) =>
  composeMail({
    to: user.email,
    subject: 'Verify your email address',
    greeting: hello(user),
    paragraphs: ['please confirm that this is your email address. The link is valid for 48 hours and can be used once.'],
    action: { label: 'Verify Email Address', url },
    footer: `${byAccount} If it was not you who signed up, you need not do anything.`,
  });

export const emailChangeMail = (user: Recipient, newAddress: string, url: string) =>
  composeMail({
    to: newAddress,
    subject: 'Confirm your new email address',
    greeting: hello(user),
    paragraphs: ['please confirm that your account shall use this address from now on. The link is valid for 48 hours.'],
    action: { label: 'Confirm New Address', url },
    footer: 'If you did not ask for this, you need not do anything.',
  });

export const emailChangedMail = (user: Recipient, newAddress: string) =>
  composeMail({
    to: user.email,
    subject: 'Your email address was changed',
    greeting: hello(user),
    paragraphs: [
      `your account now uses the address ${foreignText(newAddress)}. If that was not you, please contact whoever runs this server.`,
    ],
    footer: byAccount,
  });

export const resetMail = (user: Recipient, url: string) =>
  composeMail({
    to: user.email,
    subject: 'Reset your password',
    greeting: hello(user),
    paragraphs: ['you can choose a new password by this link. It is valid for one hour and can be used once.'],
    action: { label: 'Choose a New Password', url },
    footer: `${byAccount} If you did not ask for this, your password stays as it is.`,
  });

export const passwordChangedMail = (user: Recipient, url: string) =>
  composeMail({
    to: user.email,
    subject: 'Your password was changed',
    greeting: hello(user),
    paragraphs: [
      'the password of your account was changed and all other sessions were ended. If that was not you, reset it now.',
    ],
    action: { label: 'Reset Password', url },
    footer: byAccount,
  });

/** What a mail of a report says of it. */
export interface ReportNews {
  title: string;
  /** What stands out most, in plain words. */
  findings: string[];
  /** How many findings the report holds. */
  insights: number;
}

const more = ({ findings, insights }: ReportNews): string => {
  const others = insights - findings.length;
  if (others <= 0) return 'That is all that stands out.';
  return `The report holds ${others} more ${others === 1 ? 'finding' : 'findings'}.`;
};

export const newReportMail = (user: Recipient, news: ReportNews, url: string, unsubscribe: string) =>
  composeMail({
    to: user.email,
    subject: `Your report is ready: ${foreignText(news.title)}`,
    greeting: hello(user),
    paragraphs:
      news.findings.length === 0
        ? [`the analysis of your data is finished: "${foreignText(news.title)}".`]
        : [
            `the analysis of your data is finished. What stands out in "${foreignText(news.title)}":`,
            ...news.findings.map((finding) => `• ${finding}`),
            more(news),
          ],
    action: { label: 'Open the Report', url },
    footer: bySettings,
    unsubscribe,
  });

export const agentFailureMail = (user: Recipient, sourceName: string, reason: string, url: string, unsubscribe: string) =>
  composeMail({
    to: user.email,
    subject: `An analysis did not finish: ${foreignText(sourceName)}`,
    greeting: hello(user),
    paragraphs: [`the analysis of "${foreignText(sourceName)}" ended without a report.`, reason],
    action: { label: 'Open Data Upload', url },
    footer: bySettings,
    unsubscribe,
  });

export interface WeekFigures {
  reports: number;
  insights: number;
  titles: string[];
}

export const weeklySummaryMail = (user: Recipient, week: WeekFigures, url: string, unsubscribe: string) =>
  composeMail({
    to: user.email,
    subject: 'Your week in reports',
    greeting: hello(user),
    paragraphs: [
      week.reports === 0
        ? 'there was no new report in the last seven days.'
        : `there ${week.reports === 1 ? 'was one new report' : `were ${week.reports} new reports`} in the last seven days, with ${week.insights} insights in all:`,
      ...week.titles.map((title) => `• ${foreignText(title)}`),
    ],
    action: { label: 'Open Reports', url },
    footer: bySettings,
    unsubscribe,
  });
