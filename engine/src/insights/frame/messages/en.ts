// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'attainment': { actual: 'text'; target: 'text' };
    'ratio': { actual: 'text'; target: 'text' };
    'difference': { actual: 'text'; target: 'text' };
    'change': { before: 'text'; after: 'text' };
    'rate': { column: 'text'; value: 'text' };
    'lasting': { what: 'text' };
  };
  tags: object;
}

export default {
  'attainment': [["actual"]," reaches ",["target"]],
  'ratio': ["ratio of ",["actual"]," to ",["target"]],
  'difference': ["difference between ",["actual"]," and ",["target"]],
  'change': ["change from ",["before"]," to ",["after"]],
  'rate': ["share of rows with ",["column"]," = ",["value"]],
  'lasting': [["what"]," time"],
} satisfies Record<string, Message>;
