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
}: RemotePlan): string => `import type { RemoteConfig } from '@hub/shared/contracts/remote-config';

export const config: RemoteConfig = {
  owner: { team: '${team.name}', contact: '${team.contact}' },
  critical: false,
  expose: { './remote': './src/remote.ts' },
  routes: [
    {
      path: '${path}',
      title: '${title}',
      access: 'logged-in',
      nav: { label: '${title}', icon: 'sparkles', order: ${order} },
    },
  ],
  events: { emits: [], listens: [] },
};
`;

const face = ({ name, slug, path }: RemotePlan): string => `import { defineRemote } from '@hub/shared/remote';

export default defineRemote({
  name: '${name}',
  routes: [{ path: '${path}', page: () => import(/* webpackMode: "eager" */ './pages/${slug}-page') }],
});
`;

const page = ({ slug, title }: RemotePlan): string => `import { selectAuth, useHubSelector } from '@hub/shared/state';
import { Card, PageHeader } from '@hub/shared/ui';
import styles from './${slug}-page.module.css';

export default function ${componentOf(title)}() {
  const { user } = useHubSelector(selectAuth);
  return (
    <div className={styles.page}>
      <PageHeader title="${title}" description={user ? \`Signed in as \${user.email}\` : 'Nobody is signed in'} />
      <Card>
        <p className={styles.text}>This screen is ready to be filled.</p>
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

/** Everything a remote is made of, by path in its folder. */
export const remoteFiles = (plan: RemotePlan): Record<string, string> => ({
  'package.json': manifest(plan),
  'tsconfig.json': TSCONFIG,
  'remote.config.ts': config(plan),
  'src/remote.ts': face(plan),
  [`src/pages/${plan.slug}-page.tsx`]: page(plan),
  [`src/pages/${plan.slug}-page.module.css`]: STYLES,
  [`src/pages/${plan.slug}-page.test.tsx`]: pageTest(plan),
});
