// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../words';
import type english from './en';

export default {
  'lost': "The connection to the database was lost. Please try again.",
  'no-rows': ["The table ",["table"]," has no rows."],
  'sample': ["The figures are those of a random sample: ",["rows"]," rows. Counts and sums are of the sample, not of the whole table."],
  'sample.of': ["The figures are those of a random sample: ",["rows"]," rows of about ",["all"],". Counts and sums are of the sample, not of the whole table."],
  'first-rows': ["Only the first ",["rows"]," rows were read, which is the limit for one table. Counts and sums are of these rows."],
  'first-rows.of': ["Only the first ",["rows"]," rows of about ",["all"]," were read, which is the limit for one table. Counts and sums are of these rows."],
  'cut-texts': [["n",2,{"one":[0," text of “",["column"],"” was"],"other":[0," texts of “",["column"],"” were"]}]," read up to ",["most"]," characters."],
  'left-out.table': ["The table “",["table"],"” ",["failed",1,{"true":"could not be read and ","other":""}],"is not in this report: ",["reason"],"."],
  'left-out.column': ["The column “",["column"],"” of “",["table"],"” ",["failed",1,{"true":"could not be read and ","other":""}],"is not in this report: ",["reason"],"."],
  'told.empty': ["Without rows, so left out: ",["tables"],"."],
  'told.passed-over': ["Not read: ",["tables"],"."],
  'told.failed': ["Could not be read, so left out: ",["tables"],"."],
  'told.more': [["n",2,{"other":[0," more"]}]],
  'told.with-reason': [["table"]," (",["reason"],")"],
  'pushed-down': ["The table has ",["rows"]," rows, more than are copied. Findings were looked for in a random sample of ",["sampled"]," rows; their figures, the key metrics and the charts were computed in the database over all rows. Figures of columns and of data quality are those of the sample."],
  'pushed-down.missed': ["The table has ",["rows"]," rows, more than are copied. Findings were looked for in a random sample of ",["sampled"]," rows; their figures, the key metrics and the charts were computed in the database over all rows. Figures of columns and of data quality are those of the sample. ",["n",2,{"one":[0," figure is left out, because the database could not compute it"],"other":[0," figures are left out, because the database could not compute them"]}],"."],
} satisfies Record<keyof typeof english, Message>;
