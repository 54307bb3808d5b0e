// Written by `pnpm words` from messages/en.json, which is the file to edit.
import type { Message } from '../../words/translator';

export interface Takes {
  slots: {
    'override.of': { overrides: 'text' };
    'override.one': { remote: 'text'; build: 'text' };
    'preview.of': { builds: 'text' };
    'preview.one': { remote: 'text'; build: 'text' };
  };
  tags: object;
}

export default {
  'override': "Developer override",
  'override.of': ["Developer override: ",["overrides"]],
  'override.one': [["remote"]," from ",["build"]],
  'override.end': "End override",
  'preview.of': ["Preview: ",["builds"],". Only in this browser, and counted nowhere."],
  'preview.one': [["remote"]," ",["build"]],
  'preview.end': "End preview",
} satisfies Record<string, Message>;
