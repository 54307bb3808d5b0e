import { translator } from '../words';
import { withWords } from './with-words';

afterEach(() => document.documentElement.removeAttribute('lang'));

it('gives a part of the report once its words speak the language of the page', async () => {
  document.documentElement.lang = 'xx';
  const { t } = translator<'title', { slots: object; tags: object }>(
    { title: 'Points' },
    { xx: () => Promise.resolve({ default: { title: 'stnioP' } }) },
  );
  const draw = () => t('title');
  expect(draw()).toBe('Points');
  const part = await withWords(Promise.resolve({ default: draw }));
  expect(part()).toBe('stnioP');
});

it('passes on that the part did not come', async () => {
  await expect(withWords(Promise.reject(new Error('offline')))).rejects.toThrow('offline');
});
