// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'main': { number: 'text'; all: 'text'; members: 'text'; how: 'choice'; what: 'text'; least: 'text'; dated: 'choice'; when: 'text'; share: 'text'; total: 'text'; names: 'text' };
    'names': { names: 'text' };
    'named': { who: 'text'; by: 'text' };
    'more': { n: 'number' };
    'gone': { n: 'number'; number: 'text' };
    'before': { none: 'choice'; number: 'text'; all: 'text'; total: 'text' };
    'longest': { others: 'number'; who: 'text'; first: 'choice'; since: 'text' };
    'values': { noun: 'text' };
    'label': { how: 'choice'; what: 'text'; least: 'text' };
    'title': { label: 'text'; members: 'text' };
    'advice': { how: 'choice'; count: 'text'; members: 'text' };
  };
  tags: object;
}

export default {
  'main': [["number"]," of ",["all"]," ",["members"]," ",["how",1,{"owed":["had ",["what"]," above 0"],"below":["had ",["what"]," below 0"],"other":["had less ",["what"]," than “",["least"],"”"]}],["dated",1,{"no":"","day":[" on ",["when"]],"other":[" in ",["when"]]}]," (",["share"],"), ",["how",1,{"owed":[["total"]," together"],"below":[["total"]," together"],"other":[["total"]," short in all"]}],["names"],"."],
  'names': [": ",["names"]],
  'named': [["who"]," (",["by"],")"],
  'more': [["n",2,{"one":"one more","other":[0," more"]}]],
  'gone': [["n",2,{"one":"One of them has","other":[["number"]," of them have"]}]," none left."],
  'before': ["A year before ",["none",1,{"true":"it was none","other":["it was ",["number"]]}]," of ",["all"],["none",1,{"true":"","other":[", ",["total"]]}],"."],
  'longest': [["others",2,{"=0":[["who"]," has been so"],"one":[["who"]," and one other have been so"],"other":[["who"]," and ",0," others have been so"]}]," for longest, ",["first",1,{"true":["since ",["since"]," at least"],"other":["since ",["since"]]}],"."],
  'values': ["values of ",["noun"]],
  'label': [["how",1,{"short":[["what"]," short of “",["least"],"”"],"below":[["what"]," below 0"],"other":[["what"]]}]],
  'title': [["label"]," by ",["members"]],
  'advice': [["how",1,{"owed":["Ask these ",["count"]," ",["members"]," for what is open, the largest amounts first."],"below":["Settle with these ",["count"]," ",["members"]," what is below 0, the largest amounts first."],"other":["Order for these ",["count"]," ",["members"],", or lower what is to be there at least."]}]],
} satisfies Record<string, Message>;
