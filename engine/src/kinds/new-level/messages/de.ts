// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'word': [["rows"]," with “",["word"],"” in ",["noun"]],
  'only': [["who"]," appear only ",["when"],": ",["value"],", against none in a usual ",["grain",1,{"hour":"hour","day":"day","week":"week","month":"month","quarter":"quarter","other":"year"}],"."],
  'new': [["who"]," come out of nowhere ",["when"],": ",["value"]," of ",["n"],", against none in a usual ",["grain",1,{"hour":"hour","day":"day","week":"week","month":"month","quarter":"quarter","other":"year"}],"."],
} satisfies Record<keyof typeof english, Message>;
