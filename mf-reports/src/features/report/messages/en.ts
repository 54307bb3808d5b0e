// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '@hub/shared/words';

export interface Takes {
  slots: {
    'provenance': { name: 'text'; n: 'number'; when: 'text' };
    'running': { name: 'text' };
    'running.elapsed': { time: 'text' };
  };
  tags: object;
}

export default {
  'title': "Report",
  'loading': "Loading the report",
  'provenance': [["name"],["n",2,{"=0":"","one":[", ",0," row"],"other":[", ",0," rows"]}],", ",["when"]],
  'actions.print': "Print",
  'actions.reading': "How it was read",
  'running': ["Analyzing ",["name"]],
  'running.text': "The report will stand here when the analysis is done. You may leave this page: the analysis goes on, and a message tells you of its end.",
  'running.progress': "Progress of the analysis",
  'running.done': "done",
  'running.elapsed': [["time"]," so far"],
  'running.background': "Continue in background",
  'running.cancel': "Cancel the analysis",
  'missing': "There is no report here",
  'missing.text': "The address may be incomplete, the report may have been deleted, or it belongs to another account. Look for it among your reports.",
  'deleted': "This report was deleted",
  'deleted.text': "It cannot be brought back. Analyze its source again for a new one.",
  'deleted.upload': "Analyze data",
  'cancelled': "The analysis was cancelled",
  'cancelled.text': "There is no report of it. Start it again from Data Upload.",
  'unmade': "The analysis has failed",
  'unmade.upload': "Go to Data Upload",
  'failed': "The report cannot be shown",
} satisfies Record<string, Message>;
