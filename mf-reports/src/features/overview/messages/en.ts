// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: {
    'welcome.name': { name: 'text' };
    'reports.insights': { n: 'number' };
    'reports.charts': { n: 'number' };
    'agents.last-run': { when: 'text' };
    'agents.tasks': { n: 'number' };
    'activity.report': { title: 'text' };
    'activity.failed': { name: 'text' };
    'activity.cancelled': { name: 'text' };
  };
  tags: object;
}

export default {
  'welcome': "Welcome",
  'welcome.name': ["Welcome, ",["name"]],
  'description': "What your data has told you so far.",
  'description.new': "Your first report is a file away.",
  'new-analysis': "New analysis",
  'failed': "Failed to load analytics data",
  'failed.text': "Your reports are safe. Try again in a moment.",
  'card.reports': "Reports Generated",
  'card.agents': "Active AI Agents",
  'card.agents.in-service': "In service: suggestions, charts and reports",
  'card.time': "Avg Processing Time",
  'first.title': "Make your first report",
  'first.upload': "Upload a CSV file",
  'first.sample': "Try the sample data",
  'first.text': "Connect a table and read what is in it: trends, differences, outliers, each with the query behind its numbers.",
  'first.busy': "Analyzing the sample data: two years of support tickets.",
  'first.failed': "The sample data could not be analyzed. Please try again.",
  'reports': "Recent Reports",
  'reports.all': "All reports",
  'reports.none': "No reports yet",
  'reports.insights': [["n",2,{"one":[0," insight"],"other":[0," insights"]}]],
  'reports.charts': [["n",2,{"one":[0," chart"],"other":[0," charts"]}]],
  'report.completed': "Completed",
  'report.processing': "Processing",
  'report.failed': "Failed",
  'sources': "Data Sources",
  'agents': "AI Agent Status",
  'agents.all': "All agents",
  'agents.unknown': "Status not available",
  'agents.no-run': "No run yet",
  'agents.last-run': ["Last run ",["when"]],
  'agents.tasks': [["n",2,{"one":[0," task"],"other":[0," tasks"]}]," completed"],
  'agent.active': "Active",
  'agent.processing': "Processing",
  'agent.idle': "Idle",
  'work.suggestion-engine': "Suggestion Generation",
  'work.report-generator': "Reporting",
  'work.chart-specialist': "Chart Generation",
  'activity': "Recent Activity",
  'activity.none': "Nothing has happened yet",
  'activity.report': ["Report created: ",["title"]],
  'activity.failed': ["Analysis failed: ",["name"]],
  'activity.cancelled': ["Analysis cancelled: ",["name"]],
  'name.data-analyzer': "Data Analyzer",
  'name.suggestion-engine': "Suggestion Engine",
  'name.chart-specialist': "Chart Specialist",
  'name.report-generator': "Report Generator",
} satisfies Record<string, Message>;
