/** The product's categories of issues, each with the words that tell that a ticket belongs to it. */
export const TICKET_CATEGORIES: readonly { name: string; words: RegExp; sql: string }[] = [
  category('API Issues', 'apis?|endpoints?|webhooks?|rate limit(?:s|ed)?|rest call|sdk|integration|http [45]\\d\\d'),
  category('Login Issues', 'log ?in|log ?on|sign ?in|sign ?on|password|locked out|mfa|2fa|second factor|authenticat\\w*|sso'),
  category('Report Generation', 'reports?|reporting|dashboards?|pdf|exports?'),
  category('Data Import Issues', 'imports?|upload\\w*|csv|column mapping|data load|ingest\\w*|migration'),
  category('Feature Requests', 'feature|enhancement|suggestion|would like|wish|please add|request for'),
  category('Billing Issues', 'billing|bill(?:ed)?|invoices?|charged?|refund\\w*|payments?|subscription|overcharg\\w*'),
  category('UI Bugs', 'ui|button|layout|screen|display|menu|tooltip|page (?:is )?blank|css|dark mode|font'),
];

function category(name: string, words: string) {
  return { name, words: new RegExp(`\\b(?:${words})\\b`, 'i'), sql: `\\b(?:${words})\\b` };
}
