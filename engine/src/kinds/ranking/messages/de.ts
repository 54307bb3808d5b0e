// Written by `pnpm words` from messages/de.json, which is the file to edit.
import type { Message } from '../../../words';
import type english from './en';

export default {
  'together': [["names"]," have the highest ",["noun"],", ",["value"],"."],
  'together-last': [["names"]," have the highest ",["noun"],", ",["value"],"; ",["last"]," has the lowest, ",["low"],"."],
  'first': [["first"]," has the highest ",["noun"],", ",["value"],", ahead of ",["second"]," (",["next"],")."],
  'first-far': [["first"]," has by far the highest ",["noun"],", ",["value"],", ahead of ",["second"]," (",["next"],")."],
  'first-last': [["first"]," has the highest ",["noun"],", ",["value"],", ahead of ",["second"]," (",["next"],"); ",["last"]," has the lowest, ",["low"],"."],
  'first-last-far': [["first"]," has by far the highest ",["noun"],", ",["value"],", ahead of ",["second"]," (",["next"],"); ",["last"]," has the lowest, ",["low"],"."],
  'title': ["Highest ",["noun"]],
} satisfies Record<keyof typeof english, Message>;
