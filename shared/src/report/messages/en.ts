// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../words/translator';

export interface Takes {
  slots: {
    'source': { source: 'text' };
    'link': { sentence: 'text' };
    'verified.none': { when: 'text' };
    'verified.all': { n: 'number'; when: 'text' };
    'verified.some': { counts: 'text'; when: 'text' };
    'verified.same': { n: 'number' };
    'verified.changed': { n: 'number' };
    'verified.not-available': { n: 'number' };
    'outcome.changed': { before: 'text'; after: 'text' };
    'fact.value': { value: 'text' };
    'fact.baseline': { value: 'text' };
    'fact.n': { n: 'number' };
    'fact.effect': { value: 'text' };
    'fact.q': { value: 'text' };
    'markdown.table': { columns: 'text' };
    'markdown.image': { description: 'text' };
  };
  tags: object;
}

export default {
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
} satisfies Record<string, Message>;
