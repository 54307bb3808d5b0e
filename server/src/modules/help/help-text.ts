import { INSIGHT_KINDS, methodNumbers } from '@hub/engine';
import { HELP_PAGES, SHARE_DAYS, type HelpPage } from '@hub/shared/contracts/constants';
import type { HelpText } from '@hub/shared/contracts/accounts/help';
import type { Config } from '../../config';
import { UNDO_MINUTES } from '../reports/deleted-reports';
import { attribute } from '../web/escape';
import type { SentText } from '../web/sent-text';
import { t } from './messages';

type Limits = Pick<Config, 'SOURCE_ROW_LIMIT'>;

const reading = (): HelpText => ({
  title: t('reading'),
  description: t('reading.about'),
  sections: [
    { title: t('reading.top'), text: t('reading.top.text') },
    { title: t('reading.line'), text: t('reading.line.text', methodNumbers()) },
    { title: t('reading.door'), text: t('reading.door.text') },
    { title: t('reading.charts'), text: t('reading.charts.text') },
    { title: t('reading.small'), text: t('reading.small.text') },
    { title: t('reading.not'), text: t('reading.not.text') },
    { title: t('reading.wrong'), text: t('reading.wrong.text') },
  ],
});

const checks = (): HelpText => {
  const of = methodNumbers();
  return {
    title: t('checks'),
    description: t('checks.about'),
    sections: [
      { title: t('checks.number'), text: t('checks.number.text') },
      { title: t('checks.again'), text: t('checks.again.text') },
      { title: t('checks.kinds'), text: t('checks.kinds.text', { kinds: INSIGHT_KINDS.length }) },
      { title: t('checks.chance'), text: t('checks.chance.text', { tables: Math.round(1 / of.familywise) }) },
      { title: t('checks.matter'), text: t('checks.matter.text') },
      { title: t('checks.large'), text: t('checks.large.text', of) },
      { title: t('checks.data'), text: t('checks.data.text') },
    ],
  };
};

const data = (config: Limits): HelpText => ({
  title: t('data'),
  description: t('data.about'),
  sections: [
    { title: t('data.stays'), text: t('data.stays.text') },
    { title: t('data.kept'), text: t('data.kept.text') },
    { title: t('data.sheet'), text: t('data.sheet.text') },
    { title: t('data.database'), text: t('data.database.text', { rows: config.SOURCE_ROW_LIMIT }) },
    { title: t('data.who'), text: t('data.who.text', { least: Math.min(...SHARE_DAYS), most: Math.max(...SHARE_DAYS) }) },
    { title: t('data.mails'), text: t('data.mails.text') },
    { title: t('data.long'), text: t('data.long.text', { minutes: UNDO_MINUTES }) },
  ],
});

const PAGES: Readonly<Record<HelpPage, (config: Limits) => HelpText>> = { reading, checks, data };

/** A page of help in the language of the request; its numbers are those that the product works with. */
export const helpText = (page: HelpPage, config: Limits): HelpText => PAGES[page](config);

/** The text of a help page's address, which is there at once: nothing has to be made for it. */
export const textOfHelp =
  (config: Limits) =>
  (path: string): SentText | null => {
    const page = HELP_PAGES.find((each) => path === `/help/${each}`);
    if (!page) return null;
    const { title, description, sections } = helpText(page, config);
    const told = sections.map((section) => `<h2>${attribute(section.title)}</h2>\n<p>${attribute(section.text)}</p>`);
    return { title, description, html: [`<h1>${attribute(title)}</h1>`, `<p>${attribute(description)}</p>`, ...told].join('\n') };
  };
