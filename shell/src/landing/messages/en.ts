// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: {
    'description': { sources: 'text' };
    'copyright': { year: 'text'; product: 'text' };
    'hero.text': { sources: 'text' };
    'feature.integration.text': { sources: 'text' };
    'sources.text': { sources: 'text' };
    'list.next': { first: 'text'; next: 'text' };
    'list.last': { first: 'text'; last: 'text' };
    'example.sentence': { region: 'text'; share: 'text'; times: 'text'; even: 'text' };
    'example.chart': { values: 'text' };
    'example.bar': { region: 'text'; revenue: 'text' };
    'example.action': { region: 'text'; above: 'number'; orders: 'number'; mean: 'text' };
    'example.traced': { share: 'text' };
    'example.verdict': { rows: 'number'; share: 'text' };
  };
  tags: {
    'own.run.text': 'command';
    'example.sentence': 'number';
    'example.action': 'strong';
  };
}

export default {
  'description': ["Connect ",["sources"]," and read what stands in them: findings, charts and suggested actions, each number with the query that gave it."],
  'home': "Data Intelligence Hub, home",
  'skip': "Skip to content",
  'main': "Main",
  'footer': "Footer",
  'login': "Login",
  'get-started': "Get Started",
  'sign-in': "Sign In",
  'trial': "Start Free Trial",
  'terms': "Terms of Service",
  'privacy': "Privacy Policy",
  'about': "Reports whose every number you can check.",
  'copyright': ["© ",["year"]," ",["product"]],
  'to-features': "Features",
  'to-sources': "Data sources",
  'hero': "Turn your data into reports you can check",
  'hero.text': ["Connect ",["sources"],", with more sources to come. Autonomous AI agents find what matters, draw it and write it up in plain language. Behind every number stands the query that gave it."],
  'hero.demo': "Watch Demo",
  'figures': "In numbers",
  'figures.note': "These figures are illustrative: they show how a hub could present itself, and count nothing.",
  'figure.sources': "data sources connected",
  'figure.sources.value': "10,000+",
  'figure.insights': "insights generated",
  'figure.insights.value': "50M+",
  'figure.uptime': "uptime guarantee",
  'figure.uptime.value': "99.9%",
  'figure.customers': "customers",
  'figure.customers.value': "500+",
  'features': "Four specialists for every table",
  'features.text': "Autonomous AI agents read, judge, draw and write. You read the result, and ask any number where it comes from.",
  'feature.integration': "Flexible Data Integration",
  'feature.integration.text': ["A file from your desk, a sheet that is shared, a database in use: connect ",["sources"],", and get the same care for each. More sources are to come."],
  'feature.suggestions': "Suggestion Generation Agent",
  'feature.suggestions.text': "Looks for trends, outliers and patterns, tests each against chance, and suggests what to do about those that last.",
  'feature.reporting': "Reporting Agent",
  'feature.reporting.text': "Writes human-readable markdown reports: short sentences, the leading figures first, and every number open to a check.",
  'feature.charts': "Chart Generation Agent",
  'feature.charts.text': "Draws the chart that suits the finding: bar, line and others, with honest axes, and a table for those who prefer one.",
  'sources': "Start with the data you have",
  'sources.text': ["Connect ",["sources"],". Nothing to install, nothing to model first. More sources are to come."],
  'list.next': [["first"],", ",["next"]],
  'list.last': [["first"]," and ",["last"]],
  'source.csv': "CSV Files",
  'source.csv.named': "CSV files",
  'source.csv.text': "Any delimiter, encoding or date format. What cannot be read is named, with its line, never dropped in silence.",
  'source.google_sheet': "Google Sheets",
  'source.google_sheet.named': "Google Sheets",
  'source.google_sheet.text': "Paste the address of a public sheet, test the connection, and read the report a moment later.",
  'source.postgres': "PostgreSQL",
  'source.postgres.named': "PostgreSQL",
  'source.postgres.text': "Choose the tables; they are read in a read-only transaction, and the password is never stored.",
  'own': "Yours to run, yours to keep",
  'own.data': "Where your data go",
  'own.data.text': "Nowhere. Files, tables and reports stay on the machine that runs the hub. No language model and no other service is shown any of it.",
  'own.run': "Run it yourself",
  'own.run.text': ["On a machine with Node 20.19 and git, ",["command","npm start"]," in a copy of the sources installs, builds and serves all of it, with a database inside."],
  'own.licence': "The licence",
  'own.licence.text': "MIT: use it, change it and pass it on, at work too. There is no edition with more in it.",
  'own.limits': "What it does not do",
  'own.limits.text': "It reads tables, not pictures or prose. It says what goes together, not why. Where a table is too small to show an effect, the report says what size would have been seen.",
  'closing': "Your next report is one file away",
  'closing.text': "Create an account, bring a table, read what stands in it.",
  'example': "Example report on eight orders",
  'example.title': "Analysis Report · orders",
  'example.badge': "Example",
  'example.finding': "Finding",
  'example.sentence': [["region"]," brings ",["number",["share"]]," of the revenue, ",["times"]," times an even share of ",["even"],"."],
  'example.chart': ["Revenue by region: ",["values"]],
  'example.bar': [["region"]," ",["revenue"]],
  'example.action': [["strong","Suggested action."]," Look at how ",["region"]," sells: ",["above",4]," of its ",["orders",4]," orders are above the mean order of ",["mean"],"."],
  'example.traced': ["Where ",["share"]," comes from"],
  'example.rows': "Rows of the table",
  'example.verdict': ["Computed again from ",["rows",4]," rows: ",["share"]],
  'example.press': "Press the number to see its query.",
  'help.reading': "How to read a report",
  'help.checks': "What is checked and how",
  'help.data': "Where your data go",
} satisfies Record<string, Message>;
