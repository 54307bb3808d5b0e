// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'evidence.next': { first: 'text'; next: 'text' };
    'evidence.chance': { below: 'choice'; p: 'text' };
    'evidence.settled': { column: 'text'; how: 'choice' };
    'nothing.small': { n: 'number'; first: 'text' };
    'small.all': { n: 'number' };
    'small.first': { n: 'number'; listed: 'number' };
    'made.none-certain': { run: 'number' };
    'made.some-certain': { run: 'number'; certain: 'number' };
    'untested.few-rows': { rows: 'text'; least: 'number' };
    'untested.running-totals': { measures: 'text'; n: 'number' };
    'untested.one-column': { column: 'text' };
    'untested.thin': { columns: 'text'; more: 'choice' };
    'unseen.no-groups': { rows: 'text'; tests: 'number'; least: 'number' };
    'unseen.any-share': { rows: 'text'; tests: 'number'; share: 'text' };
    'unseen.share': { rows: 'text'; tests: 'number'; share: 'text'; visible: 'text'; group: 'text'; first: 'text'; second: 'text' };
    'unseen.mean': { rows: 'text'; tests: 'number'; measure: 'text'; visible: 'text'; group: 'text'; first: 'text'; second: 'text' };
    'unseen.pair': { rows: 'text'; tests: 'number'; visible: 'text' };
  };
  tags: object;
}

export default {
  'evidence.next': [["first"]," · ",["next"]],
  'evidence.chance': [["below",1,{"true":["p < ",["p"]],"other":["p = ",["p"]]}]," after correction"],
  'evidence.settled': ["settled by the result: ",["column"]," ",["how",1,{"added":"adds up until then","afterwards":"was asked for after it","other":"stands as it was left then"}]],
  'nothing.small': [["n",2,{"one":"One result is certain but small","other":[0," results are certain but small"]}],"; first of them: ",["first"]],
  'small.all': [["n",2,{"one":"One result is certain but small","other":[0," results are certain but small"]}],":"],
  'small.first': [["n",2,{"one":"One result is certain but small","other":[0," results are certain but small"]}],"; the first ",["listed",2,{"other":0}],":"],
  'made.none-certain': [["run",2,{"one":"One comparison was made, and its result is not certain.","other":[0," comparisons were made, and no result is certain."]}]],
  'made.some-certain': [["run",2,{"one":"One comparison was made","other":[0," comparisons were made"]}],"; ",["certain",2,{"one":"one result is","other":[0," results are"]}]," certain, but too small or on too few rows to be a finding."],
  'untested.few-rows': ["Nothing was compared: with ",["rows"],", chance could make any difference; at least ",["least",2,{"other":0}]," are needed."],
  'untested.running-totals': ["Nothing was compared: ",["measures"]," only ",["n",2,{"one":"grows","other":"grow"}]," over time, as a running total does, whatever else changes."],
  'untested.no-column': "Nothing was compared: no column holds numbers, dates or values that repeat.",
  'untested.one-column': ["Nothing was compared: only ",["column"]," holds numbers, dates or values that repeat, and it takes two columns to compare."],
  'untested.thin': ["Nothing was compared: ",["columns"],["more",1,{"true":" and others","other":""}]," have too few rows in common, or too few in each group."],
  'unseen.no-groups': ["With ",["rows"]," and ",["tests",2,{"one":[0," comparison"],"other":[0," comparisons"]}],", no two groups can be told apart: each needs at least ",["least",2,{"one":[0," row"],"other":[0," rows"]}],"."],
  'unseen.any-share': ["With ",["rows"]," and ",["tests",2,{"one":[0," comparison"],"other":[0," comparisons"]}],", no difference in ",["share"]," would have been certain, however large."],
  'unseen.share': ["With ",["rows"]," and ",["tests",2,{"one":[0," comparison"],"other":[0," comparisons"]}],", a difference in ",["share"]," of less than ",["visible"]," between ",["group"]," ",["first"]," and ",["group"]," ",["second"]," may go unnoticed."],
  'unseen.mean': ["With ",["rows"]," and ",["tests",2,{"one":[0," comparison"],"other":[0," comparisons"]}],", a difference in mean ",["measure"]," of less than ",["visible"]," between ",["group"]," ",["first"]," and ",["group"]," ",["second"]," may go unnoticed."],
  'unseen.pair': ["With ",["rows"]," and ",["tests",2,{"one":[0," comparison"],"other":[0," comparisons"]}],", two columns that go together with a rank correlation below ",["visible"]," may go unnoticed."],
} satisfies Record<string, Message>;
