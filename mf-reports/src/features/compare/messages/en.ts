// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: {
    'side.option': { when: 'text'; n: 'number' };
    'side.read': { title: 'text' };
    'moved.share': { share: 'text' };
    'nothing-moved': { n: 'number' };
    'rows.of': { table: 'text' };
    'columns.new': { names: 'text' };
    'columns.gone': { names: 'text' };
    'columns.name': { name: 'text' };
    'columns.retyped': { name: 'text'; before: 'text'; after: 'text' };
    'metric.of': { label: 'text'; table: 'text' };
    'values': { earlier: 'text'; later: 'text' };
    'rule.text': { share: 'text' };
  };
  tags: {
    'side.read': 'bdi';
    'values': 'hidden' | 'before' | 'arrow' | 'after';
  };
}

export default {
  'title': "What Changed",
  'description': "Two reports of one source, side by side.",
  'all-reports': "All reports",
  'nothing': "There is nothing to compare",
  'failed': "The reports could not be compared",
  'failed.text': "The reports could not be compared. Please try again.",
  'side.earlier': "Earlier report",
  'side.later': "Later report",
  'side.option': [["when"]," · ",["n",2,{"one":[0," record"],"other":[0," records"]}]],
  'side.read': ["Read “",["bdi",["title"]],"”"],
  'figures': "Findings in figures",
  'moved': "Moved",
  'moved.note': "In both reports, with another value.",
  'moved.direction': "turned around",
  'moved.interval': "beyond its 95% interval",
  'moved.share': ["changed by ",["share"]," or more"],
  'appeared': "Appeared",
  'appeared.note': "Only in the later report.",
  'vanished': "Vanished",
  'vanished.note': "Only in the earlier report.",
  'unchanged': "Unchanged",
  'no-findings': "Neither report has a finding.",
  'nothing-moved': ["Nothing has moved: ",["n",2,{"one":[0," finding"],"other":[0," findings"]}]," as in the earlier report."],
  'tables': "Rows and columns",
  'rows': "Rows",
  'rows.of': ["Rows of ",["table"]],
  'columns': "Columns",
  'columns.new': ["New: ",["names"],"."],
  'columns.gone': ["Gone: ",["names"],"."],
  'columns.name': ["“",["name"],"”"],
  'columns.retyped': ["“",["name"],"” was read as ",["before"],", now as ",["after"],"."],
  'columns.same': "The same in both.",
  'columns.later-only': "This table is in the later report only.",
  'columns.earlier-only': "This table is in the earlier report only.",
  'metrics': "Key metrics",
  'metric.of': [["label"]," (",["table"],")"],
  'values': [["hidden","earlier: "],["before",["earlier"]],["arrow",""],["hidden",", later: "],["after",["later"]]],
  'change.none': "unchanged",
  'change.up-little': "up by less than 0.1%",
  'change.down-little': "down by less than 0.1%",
  'rule': "How findings are compared",
  'rule.text': ["A finding is the same one in both reports when its table, its kind, its rows, its measure and the group it names are the same. It has moved when it turned around, or when its value left the 95% interval of the other report; a finding without an interval has moved when its value changed by ",["share"]," or more."],
  'type.integer': "whole number",
  'type.number': "number",
  'type.boolean': "yes or no",
  'type.date': "date",
  'type.timestamp': "date and time",
  'type.time': "time of day",
  'type.text': "text",
} satisfies Record<string, Message>;
