// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'together': { names: 'text'; noun: 'text'; value: 'text' };
    'together-last': { names: 'text'; noun: 'text'; value: 'text'; last: 'text'; low: 'text' };
    'first': { first: 'text'; noun: 'text'; value: 'text'; second: 'text'; next: 'text' };
    'first-far': { first: 'text'; noun: 'text'; value: 'text'; second: 'text'; next: 'text' };
    'first-last': { first: 'text'; noun: 'text'; value: 'text'; second: 'text'; next: 'text'; last: 'text'; low: 'text' };
    'first-last-far': { first: 'text'; noun: 'text'; value: 'text'; second: 'text'; next: 'text'; last: 'text'; low: 'text' };
    'title': { noun: 'text' };
  };
  tags: object;
}

export default {
  'together': [["names"]," have the highest ",["noun"],", ",["value"],"."],
  'together-last': [["names"]," have the highest ",["noun"],", ",["value"],"; ",["last"]," has the lowest, ",["low"],"."],
  'first': [["first"]," has the highest ",["noun"],", ",["value"],", ahead of ",["second"]," (",["next"],")."],
  'first-far': [["first"]," has by far the highest ",["noun"],", ",["value"],", ahead of ",["second"]," (",["next"],")."],
  'first-last': [["first"]," has the highest ",["noun"],", ",["value"],", ahead of ",["second"]," (",["next"],"); ",["last"]," has the lowest, ",["low"],"."],
  'first-last-far': [["first"]," has by far the highest ",["noun"],", ",["value"],", ahead of ",["second"]," (",["next"],"); ",["last"]," has the lowest, ",["low"],"."],
  'title': ["Highest ",["noun"]],
} satisfies Record<string, Message>;
