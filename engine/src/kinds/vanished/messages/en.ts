// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words';

export interface Takes {
  slots: {
    'vanished': { who: 'text'; when: 'text'; share: 'text'; rows: 'text'; after: 'text' };
    'stopped': { who: 'text'; when: 'text'; n: 'number'; number: 'text'; others: 'text'; all: 'text' };
    'stopped.advice': { who: 'text'; when: 'text' };
  };
  tags: object;
}

export default {
  'vanished': [["who"]," appear for the last time ",["when"],", after making up ",["share"]," of ",["rows"],"; of the ",["after"]," since, none is one."],
  'stopped': ["Nothing is reported for ",["who"]," after ",["when"],", in the ",["n",2,{"one":"one period","other":[["number"]," periods"]}]," since then; ",["others"]," of ",["all"]," others still report."],
  'stopped.advice': ["Find out why nothing comes from ",["who"]," since ",["when"],"."],
} satisfies Record<string, Message>;
