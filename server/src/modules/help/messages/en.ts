// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: {
    'reading.line.text': { rowsForAnInterval: 'number' };
    'checks.kinds.text': { kinds: 'number' };
    'checks.chance.text': { tables: 'number' };
    'checks.large.text': { rowsMined: 'number'; rowsSampled: 'number'; columnsLookedAtClosely: 'number' };
    'data.database.text': { rows: 'number' };
    'data.who.text': { least: 'number'; most: 'number' };
    'data.long.text': { minutes: 'number' };
  };
  tags: object;
}

export default {
  'reading': "How to read a report",
  'reading.about': "What stands where in a report, what is behind a number, and what a finding does not say.",
  'reading.top': "Begin at the top",
  'reading.top.text': "The first sentence is what matters most in your table, with the chart that shows it. Below stand a few leading figures, then the findings, the weightiest first. If you have one minute, read the first sentence and the first three findings. The other headings, from columns to method, are there to look things up in.",
  'reading.line': "The small line below a sentence",
  'reading.line.text': ["It says what the sentence rests on: how many rows, what it is compared with, and how exactly the figure is known. A range such as 4 to 6 days means that with other rows of the same kind the figure would lie in it in 95 of 100 cases. Groups of fewer than ",["rowsForAnInterval",4]," rows have no range: too few rows to know."],
  'reading.door': "Every number opens",
  'reading.door.text': "Press a number and a panel opens with the rows behind it, the query that gives it and how sure it is. You can sort the rows, filter them and save them as a file. The number is computed again from these rows while you look, so you see whether it still holds. Bars and points of a chart open in the same way.",
  'reading.charts': "Charts",
  'reading.charts.text': "What the sentence speaks of is drawn in a stronger color. A dashed line is what the bars are compared with, such as the average of all rows. Show as table gives the same figures as text. Where a chart shows only a part of what there is, it says how many of how many.",
  'reading.small': "Small but real",
  'reading.small.text': "Some differences are certain and still too small to change what you do. They have a list of their own, so that they do not stand in the way of the rest.",
  'reading.not': "What a finding does not say",
  'reading.not.text': "That two things go together does not mean that one causes the other. A finding tells you where to look; why it is so, somebody has to know or find out. What is not in the report may be there all the same: in a small table, weak effects cannot be told from chance. The section Method says how large a difference would have been seen.",
  'reading.wrong': "When something is read wrongly",
  'reading.wrong.text': "A year that is taken for an amount, or a total that is taken for a row, makes wrong findings. Under Columns the report says how each column was read. Correct it there and have the table analyzed again: the correction is kept with the source.",
  'checks': "What is checked and how",
  'checks.about': "How a number gets into a report, what has to hold before a finding is told, and how to check it yourself.",
  'checks.number': "Each number has a query",
  'checks.number.text': "No number is written by a language model or by hand. Each comes from one question to a database that holds your table, and that question is kept with the report. Before a report is shown, every sentence is held against its own figures: one that they do not bear out is left out. Words such as highest, only or most have a question of their own.",
  'checks.again': "Check it yourself",
  'checks.again.text': "Verify, above the report, asks all questions again and compares the answers. Press a single number to see its rows; Check again computes it from them. Whoever knows SQL can copy the query and run it elsewhere.",
  'checks.kinds': "What is looked for",
  'checks.kinds.text': ["Differences between groups, changes over time, seasons, steps, outliers, things that go together, few that make up most of a total, words that stand out: ",["kinds",4]," kinds of findings in all. Only whole periods are compared, so that a month that has just begun does not look like a fall."],
  'checks.chance': "What is due to chance",
  'checks.chance.text': ["Who compares thousands of things always finds something. So all comparisons are counted, also those that are not shown, and the bar is raised accordingly: of ",["tables",4]," tables in which nothing hangs together, about one may show a false finding. Rows that belong together, such as all orders of one customer, do not count as if they were independent."],
  'checks.matter': "What matters",
  'checks.matter.text': "A difference must also be large enough to matter. What is certain but small goes to Small but Real. The order is made from the size of the effect, how many rows it concerns, and whether it says something that was not said above.",
  'checks.large': "Large and wide tables",
  'checks.large.text': ["Of more than ",["rowsMined",4]," rows, comparisons are first tried on up to ",["rowsSampled",4]," of them; what is found is then computed over all rows. Of more than ",["columnsLookedAtClosely",4]," measures every pair is compared, and those that go together most are looked at closely."],
  'checks.data': "The data themselves",
  'checks.data.text': "Empty cells, repeated rows, impossible dates, mixed spellings and gaps in time are looked for first. They stand under Data Quality, and a finding that rests on a doubtful column carries the doubt with it.",
  'data': "Where your data go",
  'data.about': "Who sees what you upload or connect, how long it is kept, and how to get rid of it.",
  'data.stays': "They stay on this server",
  'data.stays.text': "Your tables are read, kept and analyzed on the server that runs this page, which belongs to whoever runs it for you. The software sends nothing to its makers. No language model is asked, and no other service is shown a table or a report.",
  'data.kept': "What is kept",
  'data.kept.text': "The file that you upload, a copy of its table made for asking questions, and the report. The copy is what opens the rows behind a number later on. Of a file that you only preview nothing is kept.",
  'data.sheet': "Google Sheets",
  'data.sheet.text': "Only sheets that anybody with the link may read can be connected. The server fetches the sheet from Google without an account, so Google sees that somebody fetched it, and nothing of what is found in it.",
  'data.database': "Databases",
  'data.database.text': ["The server connects to your database and only reads. The password is used for the connection and is never stored or logged; for a new analysis you are asked for it again. From tables of up to ",["rows",4]," rows all rows are copied. Of larger ones a sample is copied, and the findings are computed in your database. Best is a user who may read those tables and nothing else."],
  'data.who': "Who can see them",
  'data.who.text': ["Your reports and files belong to your account; other accounts get no answer about them. Whoever runs the server has access to its disk, as on every server. A report is seen by others only when you make a link to it. A link shows no single rows unless you allow it, ends after ",["least",4]," to ",["most",4]," days, and can be taken back at any time."],
  'data.mails': "Mails",
  'data.mails.text': "If you want mails about new reports, a mail has the first sentence of the report and its chart in it, and passes through your mail provider. In the settings you choose which mails you get.",
  'data.long': "How long",
  'data.long.text': ["Until you delete them. A deleted report can be brought back for ",["minutes",4]," minutes; then its file, its copy and its links are removed from the server. When you delete your account, all of it is deleted. Copies that whoever runs the server makes for safety last as long as they decide."],
} satisfies Record<string, Message>;
