import { foreignText } from '@hub/shared/contracts/foreign-text';
import { composeMail } from './compose-mail';
import { t } from './messages';
import type { Picture } from './picture';

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
  /** What stands out most, in plain words; first what the report says first. */
  findings: string[];
  /** Of the first finding; null where a mail cannot draw its chart. */
  picture: Picture | null;
  /** How many findings the report holds. */
  insights: number;
}

const more = ({ findings, insights }: ReportNews): string =>
  t('report.more', { others: Math.max(0, insights - findings.length) });

/** The first finding with its picture, then the others. */
function told(news: ReportNews): (string | Picture)[] {
  const title = foreignText(news.title);
  const [first, ...others] = news.findings;
  if (first === undefined) return [t('report.text', { title })];
  return [t('report.findings', { title }), first, ...(news.picture ? [news.picture] : []), ...others.map(listed), more(news)];
}

export const newReportMail = (user: Recipient, news: ReportNews, url: string, unsubscribe: string) =>
  composeMail({
    to: user.email,
    subject: t('report.subject', { title: foreignText(news.title) }),
    greeting: hello(user),
    paragraphs: told(news),
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
  /** The newest reports, with what each says first; null where nothing stands out. */
  told: { title: string; lead: string | null }[];
}

export const weeklySummaryMail = (user: Recipient, week: WeekFigures, url: string, unsubscribe: string) =>
  composeMail({
    to: user.email,
    subject: t('week.subject'),
    greeting: hello(user),
    paragraphs: [
      t('week.text', week),
      ...week.told.map(({ title, lead }) =>
        listed(lead === null ? foreignText(title) : t('week.told', { title: foreignText(title), lead })),
      ),
    ],
    action: { label: t('week.action'), url },
    footer: t('by-settings', PRODUCT),
    unsubscribe,
  });
