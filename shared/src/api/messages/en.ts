// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../words/translator';

export interface Takes {
  slots: object;
  tags: object;
}

export default {
  'no-token': "No token found in localStorage",
  'bad-answer': "The server gave an answer that this page does not understand.",
  'discovery': "The list of screens could not be loaded.",
  'progress': "The progress of the analysis cannot be shown.",
  'csv': "Failed to upload CSV file.",
  'google-sheet': "Failed to process Google Sheet.",
  'analysis': "Analysis failed",
  'sample': "The sample data could not be analyzed. Please try again.",
} satisfies Record<string, Message>;
