import { ticketTopic, type TicketTopic } from '../contracts/report/ticket-topic';

export interface TicketCategory {
  topic: TicketTopic;
  /** As help desks label such tickets: compared with the labels of the data. What readers see is a message. */
  label: string;
  words: RegExp;
  sql: string;
}

const category = (label: string, words: string): Omit<TicketCategory, 'topic'> => ({
  label,
  words: new RegExp(`\\b(?:${words})\\b`, 'i'),
  sql: `\\b(?:${words})\\b`,
});

const BY_TOPIC: Record<TicketTopic, Omit<TicketCategory, 'topic'>> = {
  api: category('API Issues', 'apis?|endpoints?|webhooks?|rate limit(?:s|ed)?|rest call|sdk|integration|http [45]\\d\\d'),
  login: category(
    'Login Issues',
    'log ?in|log ?on|sign ?in|sign ?on|password|locked out|mfa|2fa|second factor|authenticat\\w*|sso',
  ),
  report: category('Report Generation', 'reports?|reporting|dashboards?|pdf|exports?'),
  import: category('Data Import Issues', 'imports?|upload\\w*|csv|column mapping|data load|ingest\\w*|migration'),
  feature: category('Feature Requests', 'feature|enhancement|suggestion|would like|wish|please add|request for'),
  billing: category('Billing Issues', 'billing|bill(?:ed)?|invoices?|charged?|refund\\w*|payments?|subscription|overcharg\\w*'),
  ui: category('UI Bugs', 'ui|button|layout|screen|display|menu|tooltip|page (?:is )?blank|css|dark mode|font'),
};

/** The product's categories of issues, each with the words that tell that a ticket belongs to it. */
export const TICKET_CATEGORIES: readonly TicketCategory[] = ticketTopic.options.map((topic) => ({ topic, ...BY_TOPIC[topic] }));

/** Whether a label of the data is a category's own, however its letters are written. */
export const isLabelled = ({ label }: Pick<TicketCategory, 'label'>, text: string): boolean =>
  text.toLowerCase() === label.toLowerCase();
