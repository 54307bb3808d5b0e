// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'word': { rows: 'text'; word: 'text'; noun: 'text' };
    'only': { who: 'text'; when: 'text'; value: 'text'; grain: 'choice' };
    'new': { who: 'text'; when: 'text'; value: 'text'; n: 'text'; grain: 'choice' };
  };
  tags: object;
}

export default {
  'word': [["rows"]," with “",["word"],"” in ",["noun"]],
  'only': [["who"]," appear only ",["when"],": ",["value"],", against none in a usual ",["grain",1,{"hour":"hour","day":"day","week":"week","month":"month","quarter":"quarter","other":"year"}],"."],
  'new': [["who"]," come out of nowhere ",["when"],": ",["value"]," of ",["n"],", against none in a usual ",["grain",1,{"hour":"hour","day":"day","week":"week","month":"month","quarter":"quarter","other":"year"}],"."],
} satisfies Record<string, Message>;
