// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../words/translator';

export interface Takes {
  slots: {
    'ready': { name: 'text' };
    'named': { name: 'text'; text: 'text' };
    'proxy.413.size': { size: 'text' };
  };
  tags: object;
}

export default {
  'stage.receiving': "Receive the data",
  'stage.queued': "Waiting for a free worker",
  'stage.reading': "Read the tables",
  'stage.mining': "Find insights",
  'stage.charting': "Draw charts",
  'stage.writing': "Write the report",
  'stage.saving': "Write the report",
  'ready': ["The report of ",["name"]," is ready."],
  'open': "Open report",
  'named': [["name"],": ",["text"]],
  'cancelled': "Analysis cancelled",
  'not-cancelled': "The analysis could not be cancelled. Please try again.",
  'lost-sight': "The hub cannot be reached to see how the analysis goes on. If it completes, its report will be under Reports & Analytics.",
  'failed.csv': "Failed to upload CSV file. Please try again.",
  'failed.google_sheet': "Failed to process Google Sheet. Please try again.",
  'failed.postgres': "Analysis failed",
  'refused.csv': "Failed to upload CSV file.",
  'refused.google_sheet': "Failed to process Google Sheet.",
  'refused.postgres': "Analysis failed",
  'proxy.413': "A proxy in front of the hub lets no file of this size through. Please ask whoever runs the hub to raise the proxy’s limit for request bodies.",
  'proxy.413.size': ["A proxy in front of the hub lets no file of this size through (",["size"],"). Please ask whoever runs the hub to raise the proxy’s limit for request bodies."],
  'proxy.502': "A proxy in front of the hub answered in its place (502): it could not reach the hub.",
  'proxy.503': "A proxy in front of the hub answered in its place (503): the hub is not available at the moment.",
  'proxy.504': "A proxy in front of the hub answered in its place (504): the hub took longer than the proxy waits.",
} satisfies Record<string, Message>;
