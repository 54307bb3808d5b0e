// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: {
    'list.count': { n: 'number' };
    'list.count-loaded': { n: 'number' };
    'list.run-failed.of': { name: 'text' };
    'list.run-failed.again.of': { name: 'text' };
    'report.records': { n: 'number' };
    'report.tables': { n: 'number'; names: 'text' };
    'report.view.of': { title: 'text' };
    'report.download.of': { title: 'text' };
    'report.changes.of': { title: 'text' };
    'report.again.of': { title: 'text' };
    'report.delete.of': { title: 'text' };
    'delete.title': { title: 'text' };
  };
  tags: object;
}

export default {
  'title': "Reports & Analytics",
  'description': "Every report you have made, ready to read, download or delete.",
  'refresh': "Refresh",
  'figures': "Figures",
  'figures.failed': "The figures could not be loaded. Your reports are not affected.",
  'figures.stale': "The figures could not be refreshed. Your reports are not affected.",
  'figures.retry': "Retry",
  'figure.reports': "Total Reports",
  'figure.source': "Most Used Source",
  'figure.no-source': "None",
  'figure.time': "Avg Processing Time",
  'figure.recent': "Recent Reports",
  'list': "Report History",
  'list.search': "Search reports",
  'list.search.example': "Search reports...",
  'list.source': "Source",
  'list.all-sources': "All Sources",
  'list.period': "Made",
  'list.period.any': "Any time",
  'list.period.day': "Last 24 hours",
  'list.period.week': "Last 7 days",
  'list.period.month': "Last 30 days",
  'list.period.year': "Last 365 days",
  'list.sort': "Order",
  'list.sort.newest': "Newest first",
  'list.sort.oldest': "Oldest first",
  'list.sort.name': "By name",
  'list.sort.rows': "Most rows first",
  'list.count': [["n",2,{"one":[0," report"],"other":[0," reports"]}]],
  'list.count-loaded': [["n",2,{"one":[0," report"],"other":[0," reports"]}]," loaded"],
  'list.filters': "Filters",
  'list.run-failed': "Analysis failed",
  'list.run-failed.of': ["Analysis of ",["name"]," failed"],
  'list.run-failed.again': "Try again",
  'list.run-failed.again.of': ["Try again: ",["name"]],
  'list.more': "Load more reports",
  'list.failed': "Failed to fetch reports",
  'list.failed.text': "Your reports are safe. Try again in a moment.",
  'list.empty': "No reports found",
  'list.empty.narrowed': "No report matches the search, the chosen source and the time.",
  'list.empty.text': "Start by uploading data to generate your first report",
  'list.empty.upload': "Upload data",
  'show-all': "Show all reports",
  'report.records': [["n",2,{"one":[0," record"],"other":[0," records"]}]],
  'report.tables': [["n",2,{"one":"Table","other":"Tables"}],": ",["names"]],
  'report.failed': "Failed",
  'report.processing': "Processing",
  'report.view': "View",
  'report.view.of': ["View ",["title"]],
  'report.download.of': ["Download ",["title"]],
  'report.changes.of': ["See what changed: ",["title"]],
  'report.again.of': ["Analyze again: ",["title"]],
  'report.delete.of': ["Delete ",["title"]],
  'report.download': "Download",
  'report.download.failed': "Failed to download report",
  'report.share': "Share",
  'report.changes': "See what changed",
  'report.again': "Analyze again",
  'report.delete': "Delete",
  'delete.title': ["Delete “",["title"],"”"],
  'delete.title.none': "Delete report",
  'delete.text': "Are you sure you want to delete this report? This action cannot be undone.",
  'delete.undo': "The one exception: for a few seconds right afterwards, a message offers Undo.",
  'delete.done': "Report deleted",
  'delete.undone': "The report is back",
  'delete.undo-failed': "The report could not be brought back",
  'delete.failed': "Failed to delete report",
  'preview': "Report Preview",
  'preview.full': "Full Analysis Report",
  'preview.page': "Open the report",
  'preview.columns': "Columns",
  'preview.failed': "The report cannot be shown",
  'preview.failed.text': "Failed to fetch report",
} satisfies Record<string, Message>;
