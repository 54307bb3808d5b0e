// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: {
    'active': { agents: 'number' };
    'suggestion-engine.checked': { total: 'number' };
    'suggestion-engine.did': { total: 'number'; right: 'number' };
    'report-generator.checked': { total: 'number' };
    'report-generator.did': { total: 'number'; right: 'number' };
    'chart-specialist.checked': { total: 'number' };
    'chart-specialist.did': { total: 'number'; right: 'number' };
    'data-analyzer.checked': { total: 'number' };
    'data-analyzer.did': { total: 'number'; right: 'number' };
    'runs': { tasks: 'number' };
    'run.rows': { rows: 'number' };
    'percent': { label: 'text'; percent: 'text' };
    'system.database.is': { kind: 'choice'; healthy: 'choice' };
  };
  tags: {
    'runs': 'small';
  };
}

export default {
  'title': "AI Agents",
  'description': "The four stages of every analysis.",
  'active': [["agents",2,{"one":[0," active agent"],"other":[0," active agents"]}]],
  'active.means': "of four, at work for you in the last 24 hours",
  'failed': "The agents cannot be shown",
  'failed.text': "The server did not answer. This page asks again every few seconds.",
  'suggestion-engine': "Suggestion Engine",
  'suggestion-engine.description': "Searches the data for what stands out, keeps what is unlikely to be chance, and suggests what to do about it.",
  'suggestion-engine.capability.1': "Trends and change points",
  'suggestion-engine.capability.2': "Differences between groups",
  'suggestion-engine.capability.3': "Outliers and spikes",
  'suggestion-engine.capability.4': "Ranked suggestions",
  'suggestion-engine.checked': [["total",2,{"one":["of ",0," number confirmed"],"other":["of ",0," numbers confirmed"]}]],
  'suggestion-engine.did': [["total",2,{"=0":"found nothing that stands out","one":[["right",4]," of ",0," number confirmed"],"other":[["right",4]," of ",0," numbers confirmed"]}]],
  'suggestion-engine.accuracy': "Statements that gave the same number when they were checked again against the data.",
  'report-generator': "Report Generator",
  'report-generator.description': "Writes the report: summary, key metrics, findings and methods, each number linked to its query.",
  'report-generator.capability.1': "Readable markdown",
  'report-generator.capability.2': "Key metrics",
  'report-generator.capability.3': "Evidence for each number",
  'report-generator.capability.4': "Data quality notes",
  'report-generator.checked': [["total",2,{"one":["of ",0," statement has its query"],"other":["of ",0," statements have their query"]}]],
  'report-generator.did': [["total",2,{"=0":"wrote the report","one":[["right",4]," of ",0," statement has its query"],"other":[["right",4]," of ",0," statements have their query"]}]],
  'report-generator.accuracy': "Numbers in the text that are linked to a checked statement.",
  'chart-specialist': "Chart Specialist",
  'chart-specialist.description': "Chooses the chart that shows a finding honestly, and builds it from the data.",
  'chart-specialist.capability.1': "Bar and line charts",
  'chart-specialist.capability.2': "Scatter plots and heat maps",
  'chart-specialist.capability.3': "Distributions",
  'chart-specialist.capability.4': "Honest axes",
  'chart-specialist.checked': [["total",2,{"one":["of ",0," chart shows its query’s result"],"other":["of ",0," charts show their query’s result"]}]],
  'chart-specialist.did': [["total",2,{"=0":"drew no chart","one":[["right",4]," of ",0," chart shows its query’s result"],"other":[["right",4]," of ",0," charts show their query’s result"]}]],
  'chart-specialist.accuracy': "Charts in which every point equals the result of its query.",
  'data-analyzer': "Data Analyzer",
  'data-analyzer.description': "Reads the table, finds the type and role of each column, and reports what is wrong with the data.",
  'data-analyzer.capability.1': "Encodings and formats",
  'data-analyzer.capability.2': "Types and roles",
  'data-analyzer.capability.3': "Column profiles",
  'data-analyzer.capability.4': "Quality alerts",
  'data-analyzer.checked': [["total",2,{"one":["of ",0," cell read as its column’s type"],"other":["of ",0," cells read as their column’s type"]}]],
  'data-analyzer.did': [["total",2,{"=0":"read an empty table","one":[["right",4]," of ",0," cell read as its column’s type"],"other":[["right",4]," of ",0," cells read as their column’s type"]}]],
  'data-analyzer.accuracy': "Cells that were read into the type of their column.",
  'status.active': "Active",
  'status.processing': "Processing",
  'status.idle': "Idle",
  'accuracy': "Accuracy",
  'speed': "Speed",
  'accuracy.of': "confirmed",
  'speed.of': "of runs within their time",
  'speed.means': "Runs that kept to the time budget for their size.",
  'reliability': "Reliability",
  'reliability.of': "of runs without a failure",
  'reliability.means': "Runs that ended without a failure.",
  'no-run': "No run yet",
  'capabilities': "Capabilities",
  'runs': ["Recent runs ",["small",["tasks",2,{"one":[0," task completed"],"other":[0," tasks completed"]}]]],
  'runs.none': "No run yet. The first analysis will show here.",
  'run.rows': [["rows",2,{"one":[0," row"],"other":[0," rows"]}]],
  'run.late': "over its time budget",
  'run.failed-at': "did not finish",
  'run.cancelled-at': "was cancelled",
  'run.gone': "A report that is gone",
  'latest': "On the last reports",
  'percent': [["label"]," (",["percent"],")"],
  'system': "System Status",
  'system.stale': "No answer, last known",
  'system.healthy': "All in service",
  'system.unhealthy': "Not all in service",
  'system.queue': "Queue length",
  'system.running': "Running",
  'system.database': "Database",
  'system.database.is': [["kind",1,{"embedded":"Embedded","other":"PostgreSQL"}],", ",["healthy",1,{"yes":"healthy","other":"not answering"}]],
  'system.version': "Engine version",
  'system.uptime': "Uptime",
} satisfies Record<string, Message>;
