// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'attainment': [["actual"]," reaches ",["target"]],
  'ratio': ["ratio of ",["actual"]," to ",["target"]],
  'difference': ["difference between ",["actual"]," and ",["target"]],
  'rate': ["share of rows with ",["column"]," = ",["value"]],
  'lasting': [["what"]," time"],
} satisfies Record<keyof typeof english, Message>;
