// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'repeated': { count: 'text'; nouns: 'text'; values: 'text'; hardly: 'choice'; expected: 'text' };
    'value': { noun: 'text'; text: 'text' };
    'chart': { rows: 'text'; noun: 'text' };
  };
  tags: object;
}

export default {
  'repeated': [["count"]," are alike in ",["nouns"],": ",["values"],". ",["hardly",1,{"true":"By chance there would hardly be one","other":["By chance there would be about ",["expected"]]}],", so these may be repeated entries."],
  'value': [["noun"]," ",["text"]],
  'chart': [["rows"]," by ",["noun"]],
} satisfies Record<string, Message>;
