import type { RemotePlan } from './plan-remote';

const DEPENDENCIES = ['@swc/helpers', 'lucide-react', 'react', 'react-dom'];
const DEV_DEPENDENCIES = [
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@types/jest',
  '@types/react',
  '@types/react-dom',
];

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const fromCatalog = (names: string[]) => Object.fromEntries(names.map((name) => [name, 'catalog:']));
const componentOf = (title: string): string => `${title.replaceAll(' ', '')}Page`;

const manifest = ({ name }: RemotePlan): string =>
  json({
    name: `@hub/${name}`,
    version: '1.0.0',
    private: true,
    license: 'MIT',
    type: 'module',
    dependencies: { '@hub/shared': 'workspace:*', ...fromCatalog(DEPENDENCIES) },
    devDependencies: { '@hub/tooling': 'workspace:*', ...fromCatalog(DEV_DEPENDENCIES) },
  });

const TSCONFIG = `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": {
    "lib": ["ES2023", "DOM", "DOM.Iterable"],
    "types": ["jest", "@testing-library/jest-dom"]
  },
  "include": ["src", "remote.config.ts", "../tooling/types/assets.d.ts"]
}
`;

const config = ({
  team,
  path,
  title,
  order,
}: RemotePlan): string => `import type { RemoteConfig } from '@hub/shared/contracts/releases/remote-config';

export const config: RemoteConfig = {
  owner: { team: '${team.name}', contact: '${team.contact}' },
  critical: false,
  expose: { './remote': './src/remote.ts' },
  routes: [
    {
      path: '${path}',
      title: '${title}',
      titles: { de: '${title}' },
      access: 'logged-in',
      nav: { label: '${title}', labels: { de: '${title}' }, icon: 'sparkles', order: ${order} },
    },
  ],
  events: { emits: [], listens: [] },
};
`;

const face = ({ name, slug, path }: RemotePlan): string => `import { defineRemote } from '@hub/shared/remote';

export { words } from './words';

export default defineRemote({
  name: '${name}',
  routes: [{ path: '${path}', page: () => import(/* webpackMode: "eager" */ './pages/${slug}-page') }],
});
`;

/** Keys begin with the remote's name, since no two catalogues of a page may have the same ones. */
const english = ({ slug, title }: RemotePlan): string =>
  json({
    [`${slug}.title`]: title,
    [`${slug}.signed-in`]: 'Signed in as {email}',
    [`${slug}.nobody`]: 'Nobody is signed in',
    [`${slug}.empty`]: 'This screen is ready to be filled.',
  });

const german = ({ slug, title }: RemotePlan): string =>
  json({
    [`${slug}.title`]: title,
    [`${slug}.signed-in`]: 'Angemeldet als {email}',
    [`${slug}.nobody`]: 'Niemand ist angemeldet',
    [`${slug}.empty`]: 'Dieser Bildschirm kann gefüllt werden.',
  });

const messages = ({ title }: RemotePlan): string => `import { translator } from '@hub/shared/words';
import english, { type Takes } from './en';

/** The words of ${title}. */
export const { t } = translator<keyof typeof english, Takes>(english);
`;

const WORDS = `import type { Words } from '@hub/shared/words';

/** The words of all screens of this remote, in other languages than English. */
export const words: Words = { de: () => import(/* webpackChunkName: "words-de" */ './de') };
`;

const page = ({ slug, title }: RemotePlan): string => `import { Sparkles } from 'lucide-react';
import { selectAuth, useHubSelector } from '@hub/shared/state';
import { Card, PageHeader } from '@hub/shared/ui';
import { t } from '../messages';
import styles from './${slug}-page.module.css';

export default function ${componentOf(title)}() {
  const { user } = useHubSelector(selectAuth);
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('${slug}.title')}
        description={user ? t('${slug}.signed-in', { email: user.email }) : t('${slug}.nobody')}
      />
      <Card>
        <p className={styles.text}>
          <Sparkles aria-hidden="true" size={18} />
          {t('${slug}.empty')}
        </p>
      </Card>
    </div>
  );
}
`;

const STYLES = `@layer remote {
  .page {
    display: grid;
    gap: var(--space-6);
  }

  .text {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    margin: 0;
    color: var(--text-muted);
  }
}
`;

const pageTest = ({ slug, title }: RemotePlan): string => `import { screen } from '@testing-library/react';
import { renderWithHub, signIn } from '@hub/shared/testing';
import ${componentOf(title)} from './${slug}-page';

test('shows its heading and who is signed in', async () => {
  const { user } = signIn();
  renderWithHub(<${componentOf(title)} />);
  expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeInTheDocument();
  expect(await screen.findByText(\`Signed in as \${user.email}\`)).toBeInTheDocument();
});
`;

const wordsTest = ({
  slug,
  title,
}: RemotePlan): string => `import { ownTexts, spoken } from '@hub/shared/testing/pseudo-language';
import { screen } from '@testing-library/react';
import { renderWithHub, signIn } from '@hub/shared/testing';
import ${componentOf(title)} from './pages/${slug}-page';

test('the screen says nothing but words of its catalogues', async () => {
  const { user } = signIn();
  renderWithHub(<${componentOf(title)} />);
  expect(await screen.findByText(spoken('This screen is ready to be filled.'))).toBeInTheDocument();
  expect(ownTexts([user.email])).toEqual([]);
});
`;

/** Everything a remote is made of, by path in its folder; `pnpm words` adds what it compiles of the words. */
export const remoteFiles = (plan: RemotePlan): Record<string, string> => ({
  'package.json': manifest(plan),
  'tsconfig.json': TSCONFIG,
  'remote.config.ts': config(plan),
  'src/remote.ts': face(plan),
  'src/messages/en.json': english(plan),
  'src/messages/de.json': german(plan),
  'src/messages/index.ts': messages(plan),
  'src/words/index.ts': WORDS,
  'src/pseudo-language.test.tsx': wordsTest(plan),
  [`src/pages/${plan.slug}-page.tsx`]: page(plan),
  [`src/pages/${plan.slug}-page.module.css`]: STYLES,
  [`src/pages/${plan.slug}-page.test.tsx`]: pageTest(plan),
});
