// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'gone': ["You said what “",["column"],"” is, but the table has no such column any more; this was not followed."],
  'outcome.role': ["You said that the result is “",["column"],"”, but it is read as ",["role",1,{"identifier":"a number or name of each row","text":"free text","constant":"one value throughout","empty":"empty","timestamp":"a time","other":"personal data"}],", which cannot be one; this was not followed. If its role is wrong, please correct it first."],
  'outcome.event': ["You said that “",["event"],"” in “",["column"],"” is the result, but no row has this value; this was not followed."],
  'outcome.level': ["You said that “",["event"],"” in “",["column"],"” is the result, but the column holds amounts, not labels; this was not followed."],
  'time': ["You said that “",["column"],"” dates the rows, but it holds no dates that differ; this was not followed."],
  'shape': ["You said that one row is ",["shape",1,{"event":"an event","entity":"one thing","series":"one point in time","panel":"one thing at one point in time","cells":"a number of cases","wide":"one thing with a scale in the headers","other":"one figure of one metric"}],", but the data does not bear that out; this was not followed."],
  'total': ["You said that “",["label"],"” in “",["column"],"” holds the sum of others, but ",["why",1,{"all":"no other rows remain without it","sampled":"only a sample of the rows was read","other":"no row has this value"}],"; this was not followed."],
} satisfies Record<keyof typeof english, Message>;
