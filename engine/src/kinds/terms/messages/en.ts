// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'word': { word: 'text'; noun: 'text'; value: 'text'; count: 'text'; share: 'text'; inside: 'choice'; who: 'text'; part: 'text' };
    'numbered': { family: 'text'; rows: 'text'; noun: 'text'; numbered: 'text'; stem: 'text'; value: 'text'; share: 'text'; word: 'text' };
  };
  tags: object;
}

export default {
  'word': ["The word “",["word"],"” stands in the ",["noun"]," of ",["value"]," of ",["count"]," (",["share"],")",["inside",1,{"none":"","all":[", all of them ",["who"]],"part":[", ",["part"]," of them ",["who"]],"other":""}],"."],
  'numbered': ["Of ",["family"]," ",["rows"]," whose ",["noun"]," names one of ",["numbered"]," numbered ",["stem"]," entries, ",["value"]," (",["share"],") name “",["word"],"”."],
} satisfies Record<string, Message>;
