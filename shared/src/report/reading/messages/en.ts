// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../../words/translator';

export interface Takes {
  slots: {
    'automatic.found': { what: 'text' };
    'totals.is': { label: 'text'; column: 'text' };
    'joins.refers': { columns: 'text'; keys: 'text'; other: 'text' };
    'joins.target.of': { column: 'text'; table: 'text' };
    'role': { name: 'text' };
    'column.facts': { type: 'text'; distinct: 'number'; missing: 'number' };
    'examples': { examples: 'text' };
  };
  tags: object;
}

export default {
  'title': "Correct how this table was read",
  'hint': "What you set here holds for this source: the next analysis uses it, and you can take it back to Automatic at any time.",
  'failed': "The settings cannot be loaded",
  'failed.text': "Please try again.",
  'not-saved': "The settings could not be saved. Please try again.",
  'saved': "Saved. The next analysis of this source will use it.",
  'save-again': "Save and analyze again",
  'save': "Save only",
  'cancel': "Cancel",
  'take-back': "Set all to Automatic",
  'automatic': "Automatic",
  'automatic.found': ["Automatic: ",["what"]],
  'automatic.none': "Automatic: none",
  'none': "No column",
  'outcome': "The result",
  'outcome.hint': "What this table is about. The report tells first what goes with it.",
  'event': "Which value counts",
  'event.each': "Each value",
  'good': "Which is better",
  'good.none': "Not said",
  'good.high': "More, or higher",
  'good.low': "Less, or lower",
  'time': "The time of a row",
  'shape': "One row is",
  'shape.event': "An event",
  'shape.entity': "One thing, such as a customer",
  'shape.series': "One point in time",
  'shape.panel': "One thing at one point in time",
  'shape.cells': "A number of cases",
  'shape.wide': "One thing, with a scale such as years in the headers",
  'shape.long': "One figure of one metric",
  'shape.unknown': "not known",
  'totals': "Totals among the values",
  'totals.hint': "A value that holds the sum of others, such as World among countries, is left out of sums, shares and rankings.",
  'totals.is': ["“",["label"],"” in ",["column"]," is a total of others"],
  'totals.column': "Column with a total",
  'totals.label': "Its value",
  'totals.add': "Add total",
  'joins': "Which tables it refers to",
  'joins.hint': "Each row names one row of the other table, and findings may then use the columns of both. Untick what does not belong together.",
  'joins.refers': [["columns"]," refers to ",["keys"]," of ",["other"]],
  'joins.column': "Column of this table",
  'joins.target': "It refers to",
  'joins.target.of': [["column"]," of ",["table"]],
  'joins.add': "Add relation",
  'roles': "What the columns are for",
  'roles.search': "Search columns",
  'roles.none': "No column has this in its name.",
  'role': ["Role of ",["name"]],
  'column.facts': [["type"],", ",["distinct",4]," different",["missing",2,{"=0":"","other":[", ",0," missing"]}]],
  'type.integer': "whole number",
  'type.number': "number",
  'type.boolean': "yes or no",
  'type.date': "date",
  'type.timestamp': "date and time",
  'type.time': "time of day",
  'type.text': "text",
  'examples': ["for example ",["examples"]],
  'role.identifier': "Identifier",
  'role.category': "Category",
  'role.ordered-category': "Ordered category",
  'role.boolean': "Yes or no",
  'role.measure-additive': "Measure, to be summed",
  'role.measure-intensive': "Measure, to be averaged",
  'role.money': "Money",
  'role.percent': "Percentage",
  'role.duration': "Duration",
  'role.timestamp': "Point in time",
  'role.text': "Free text",
  'role.geography': "Place",
  'role.personal-data': "Personal data, masked",
  'role.constant': "Always the same",
  'role.empty': "Empty",
} satisfies Record<string, Message>;
