// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../words/translator';

export interface Takes {
  slots: {
    'about': { action: 'text'; subject: 'text' };
    'source': { source: 'text' };
    'link': { sentence: 'text' };
    'finding.open': { sentence: 'text' };
    'verified.none': { when: 'text' };
    'verified.all': { n: 'number'; when: 'text' };
    'verified.some': { counts: 'text'; when: 'text' };
    'verified.same': { n: 'number' };
    'verified.changed': { n: 'number' };
    'verified.not-available': { n: 'number' };
    'outcome.changed': { before: 'text'; after: 'text' };
    'number.open': { sentence: 'text' };
    'number.of': { number: 'text' };
    'number.told': { value: 'text' };
    'number.changed': { value: 'text' };
    'number.shown': { first: 'number'; last: 'number'; total: 'number' };
    'number.more': { n: 'number' };
    'number.column.value-in': { unit: 'text' };
    'number.compared': { value: 'text' };
    'number.interval': { low: 'text'; high: 'text' };
    'number.next-time': { value: 'text'; low: 'text'; high: 'text' };
    'number.rests': { n: 'number' };
    'number.chance': { percent: 'text' };
    'fact.value': { value: 'text' };
    'fact.baseline': { value: 'text' };
    'fact.n': { n: 'number' };
    'fact.effect': { value: 'text' };
    'fact.q': { value: 'text' };
    'markdown.table': { columns: 'text' };
    'markdown.image': { description: 'text' };
    'number.point': { title: 'text'; point: 'text' };
  };
  tags: object;
}

export default {
  'about': [["action"],": ",["subject"]],
  'title': "Analysis Report",
  'source': ["Source: ",["source"]],
  'sections': "Sections of the report",
  'heading.summary': "Summary",
  'heading.findings': "Findings",
  'heading.actions': "Suggested Actions",
  'heading.figures': "Key Metrics",
  'heading.columns': "Columns",
  'heading.data': "Data & Method",
  'contents': "Contents",
  'link': ["Link to: ",["sentence"]],
  'finding.open': ["Copy or save: ",["sentence"]],
  'finding.take': "Copy or save this finding",
  'finding.copy': "Copy text",
  'finding.copied': "Finding copied",
  'finding.link': "Copy link",
  'finding.link-copied': "Link copied",
  'finding.png': "Save chart as PNG",
  'finding.svg': "Save chart as SVG",
  'finding.failed': "The picture could not be made.",
  'full.title': "Full Analysis Report",
  'full.open': "Preview Full Report",
  'reading.correct': "Correct this reading",
  'download': "Download",
  'download.failed': "Failed to download report",
  'verify': "Verify",
  'verify.failed': "Failed to verify report",
  'verify.password.title': "Verify in the database",
  'verify.password.description': "Figures of this report were computed in the database, over tables too large to copy. Its password is needed to compute them again.",
  'verify.password.submit': "Verify numbers",
  'verify.password.cancel': "Cancel",
  'verify.password': "Password",
  'verify.password.hint': "Used for this check only, never stored.",
  'verify.password.missing': "Password is required",
  'verified.none': ["This report has no numbers to check. Checked ",["when"],"."],
  'verified.all': ["The data gives the same ",["n",2,{"one":"number","other":[0," numbers"]}]," as the report. Checked ",["when"],"."],
  'verified.some': [["counts"],". Checked ",["when"],"."],
  'verified.same': [["n",2,{"one":[0," number"],"other":[0," numbers"]}]," the same"],
  'verified.changed': [["n",2,{"one":[0," number"],"other":[0," numbers"]}]," changed"],
  'verified.not-available': [["n",2,{"one":[0," number"],"other":[0," numbers"]}]," not available"],
  'outcome.same': "Verified: the data gives the same number.",
  'outcome.changed': ["Changed: ",["before"]," to ",["after"]],
  'outcome.not-available': "Not available",
  'number.open': ["Show query and rows: ",["sentence"]],
  'number.tip': "Where this number comes from",
  'number.of': ["Where ",["number"]," comes from"],
  'number.close': "Close",
  'number.says': "What it says",
  'number.result': "The number",
  'number.told': ["The report says ",["value"],"."],
  'number.same': "The rows below give the same number now.",
  'number.changed': ["The rows below give ",["value"]," now: the data has changed."],
  'number.again': "Check again",
  'number.rows': "The rows behind it",
  'number.shown': ["Rows ",["first",4]," to ",["last",4]," of ",["total",4]],
  'number.none': "There is not one row: that is what the number says.",
  'number.more': [["n",2,{"one":[0," more column is"],"other":[0," more columns are"]}]," not shown."],
  'number.next': "Next rows",
  'number.previous': "Previous rows",
  'number.download': "Download rows",
  'number.table': "Rows behind the number",
  'number.column.value': "Value of the row",
  'number.column.value-in': ["Value of the row (",["unit"],")"],
  'number.column.by': "Divided by",
  'number.column.counts': "Counts",
  'number.yes': "yes",
  'number.no': "no",
  'number.empty': "empty",
  'number.filter': "Filter the rows",
  'number.filter.column': "Column",
  'number.filter.is': "Condition",
  'number.filter.contains': "contains",
  'number.filter.at-least': "is at least",
  'number.filter.at-most': "is at most",
  'number.filter.value': "Value",
  'number.filter.apply': "Filter",
  'number.filter.clear': "Show all rows",
  'number.filter.none': "None of the rows is like that.",
  'number.waiting': "Reading the rows …",
  'number.failed': "The rows could not be read.",
  'number.query': "The query that gives it",
  'number.query.hint': "For those who know SQL: this is what the database was asked.",
  'number.statistics': "How sure it is",
  'number.compared': ["It is compared with ",["value"],"."],
  'number.interval': ["With other rows of the same kind it would be expected between ",["low"]," and ",["high"]," in 95 of 100 cases."],
  'number.next-time': ["The next time about ",["value"]," is to be expected, between ",["low"]," and ",["high"],"."],
  'number.rests': ["It rests on ",["n",2,{"one":[0," row"],"other":[0," rows"]}],"."],
  'number.chance-small': "By chance alone, something like it would be seen in fewer than 1 of 1,000 tables like this one.",
  'number.chance': ["By chance alone, something like it would be seen in about ",["percent"]," of tables like this one."],
  'number.untested': "It is a plain figure of these rows: nothing had to be tested.",
  'rows.unknown': "This report does not say which rows its number is taken from. Analyze the data again to see them.",
  'rows.gone': "The table behind this report is kept no longer. Analyze the data again to see its rows.",
  'rows.password': "These rows are in your database, which asks for its password.",
  'rows.refused': "The database does not give these rows any more: its tables have changed, or it took too long. Analyze the data again.",
  'how.count': "Number of these rows.",
  'how.count-largest': "Number of these rows, the largest first.",
  'how.count-smallest': "Number of these rows, the smallest first.",
  'how.different': "Number of different values in these rows.",
  'how.mean': "Average over these rows, the largest first.",
  'how.median': "The value in the middle of these rows: half are lower, half are higher. Nearest to it first.",
  'how.sum': "Sum over these rows, the largest first.",
  'how.highest': "The highest value of these rows, which stands first.",
  'how.lowest': "The lowest value of these rows, which stands first.",
  'how.largest-total': "The largest of the sums over each group of these rows.",
  'how.share': "Share of these rows that count. They stand first.",
  'how.part': "Sum over the rows that count, divided by the sum over all of these rows.",
  'how.quotient': "Sum of one column over these rows, divided by the sum of the other.",
  'how.rows-per': "Number of these rows, divided by the number of different values.",
  'how.spread': "Distance between the value that a quarter of these rows lie below and the one that a quarter lie above.",
  'how.worked-out': "Not a sum or an average: it is worked out from all of these rows together, by the query below.",
  'query.show': "Show query",
  'query.hide': "Hide query",
  'query.points': "The points of the chart",
  'query.copy': "Copy query",
  'query.copied': "Copied",
  'query.not-copied': "The browser did not allow copying.",
  'fact.value': ["value ",["value"]],
  'fact.baseline': ["compared with ",["value"]],
  'fact.n': ["n = ",["n",4]],
  'fact.effect': ["effect ",["value"]],
  'fact.q': ["q = ",["value"]],
  'fact.q-small': "q < 0.001",
  'markdown.table': ["Table: ",["columns"]],
  'markdown.image': ["Image: ",["description"]],
  'markdown.no-image': "An image is not shown.",
  'help.reading': "How to read a report",
  'help.checks': "What is checked and how",
  'number.point': [["title"],". ",["point"]],
} satisfies Record<string, Message>;
