import { foreignText } from '@hub/shared/contracts/foreign-text';
import { composeMail } from './compose-mail';
import { t } from './messages';

interface Recipient {
  email: string;
  first_name: string;
}

const PRODUCT = { product: 'Data Intelligence Hub' };
const hello = (user: Recipient) => t('greeting', { name: foreignText(user.first_name) });
const listed = (text: string) => t('item', { text });

export const verificationMail = (user: Recipient, url: string) =>
  composeMail({
    to: user.email,
    subject: t('verify.subject'),
    greeting: hello(user),
    paragraphs: [t('verify.text')],
    action: { label: t('verify.action'), url },
    footer: t('verify.footer', PRODUCT),
  });

export const emailChangeMail = (user: Recipient, newAddress: string, url: string) =>
  composeMail({
    to: newAddress,
    subject: t('change.subject'),
    greeting: hello(user),
    paragraphs: [t('change.text')],
    action: { label: t('change.action'), url },
    footer: t('change.footer'),
  });

export const emailChangedMail = (user: Recipient, newAddress: string) =>
  composeMail({
    to: user.email,
    subject: t('changed.subject'),
    greeting: hello(user),
    paragraphs: [t('changed.text', { address: foreignText(newAddress) })],
    footer: t('by-account', PRODUCT),
  });

export const resetMail = (user: Recipient, url: string) =>
  composeMail({
    to: user.email,
    subject: t('reset.subject'),
    greeting: hello(user),
    paragraphs: [t('reset.text')],
    action: { label: t('reset.action'), url },
    footer: t('reset.footer', PRODUCT),
  });

export const passwordChangedMail = (user: Recipient, url: string) =>
  composeMail({
    to: user.email,
    subject: t('password.subject'),
    greeting: hello(user),
    paragraphs: [t('password.text')],
    action: { label: t('password.action'), url },
    footer: t('by-account', PRODUCT),
  });

/** What a mail of a report says of it. */
export interface ReportNews {
  title: string;
  /** What stands out most, in plain words. */
  findings: string[];
  /** How many findings the report holds. */
  insights: number;
}

const more = ({ findings, insights }: ReportNews): string =>
  t('report.more', { others: Math.max(0, insights - findings.length) });

export const newReportMail = (user: Recipient, news: ReportNews, url: string, unsubscribe: string) =>
  composeMail({
    to: user.email,
    subject: t('report.subject', { title: foreignText(news.title) }),
    greeting: hello(user),
    paragraphs:
      news.findings.length === 0
        ? [t('report.text', { title: foreignText(news.title) })]
        : [t('report.findings', { title: foreignText(news.title) }), ...news.findings.map(listed), more(news)],
    action: { label: t('report.action'), url },
    footer: t('by-settings', PRODUCT),
    unsubscribe,
  });

export const agentFailureMail = (user: Recipient, sourceName: string, reason: string, url: string, unsubscribe: string) =>
  composeMail({
    to: user.email,
    subject: t('failure.subject', { source: foreignText(sourceName) }),
    greeting: hello(user),
    paragraphs: [t('failure.text', { source: foreignText(sourceName) }), reason],
    action: { label: t('failure.action'), url },
    footer: t('by-settings', PRODUCT),
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
    subject: t('week.subject'),
    greeting: hello(user),
    paragraphs: [t('week.text', week), ...week.titles.map((title) => listed(foreignText(title)))],
    action: { label: t('week.action'), url },
    footer: t('by-settings', PRODUCT),
    unsubscribe,
  });
