import { Download, Pencil, Trash2 } from 'lucide-react';
import { Button, IconButton, IconLink, Link, LinkButton, Menu, ThemeToggle } from '../..';
import { Forced, LONG, Row, Specimen, TITLE, UNBROKEN } from './specimen';

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger'] as const;
const nothing = () => undefined;

const ITEMS = [
  { value: 'rename', label: 'Rename', icon: <Pencil /> },
  { value: 'long', label: LONG },
  { value: 'gone', label: 'Not now', disabled: true },
];

/** What is pressed. */
export const Controls = () => (
  <>
    <Specimen part="Button">
      {VARIANTS.map((variant) => (
        <Row key={variant}>
          <Button variant={variant}>At rest</Button>
          <Forced state="hover">
            <Button variant={variant}>Under the pointer</Button>
          </Forced>
          <Forced state="focus">
            <Button variant={variant}>With focus</Button>
          </Forced>
          <Button variant={variant} disabled>
            Not to be pressed
          </Button>
          <Button variant={variant} loading>
            Working
          </Button>
          <Button variant={variant} icon={<Download />}>
            With an icon
          </Button>
        </Row>
      ))}
      <Row>
        <Button size="sm">Small</Button>
        <Button size="lg">Large</Button>
        <Button icon={<Download />}>{LONG}</Button>
        <Button variant="primary">{UNBROKEN}</Button>
      </Row>
      <Button block>The whole width</Button>
    </Specimen>
    <Specimen part="LinkButton">
      <Row>
        <LinkButton to="/">Leads on</LinkButton>
        <LinkButton to="/" variant="primary" icon={<Download />}>
          {TITLE}
        </LinkButton>
        <Forced state="focus">
          <LinkButton to="/">With focus</LinkButton>
        </Forced>
      </Row>
    </Specimen>
    <Specimen part="Link">
      <p>
        A text with a <Link to="/">link</Link>, with <Link to="/">{UNBROKEN}</Link>, and with one that has the{' '}
        <Forced state="focus">
          <Link to="/">focus</Link>
        </Forced>
        .
      </p>
    </Specimen>
    <Specimen part="IconButton and IconLink">
      <Row>
        <IconButton label="At rest" icon={<Pencil />} />
        <Forced state="hover">
          <IconButton plain label={`Rename ${UNBROKEN}`} icon={<Pencil />} />
        </Forced>
        <IconButton label="With focus" plain icon={<Pencil />} data-forced="focus" />
        <IconButton label="Delete" tone="danger" icon={<Trash2 />} />
        <IconButton label="Not to be pressed" icon={<Trash2 />} disabled />
        <IconLink label="Leads on" to="/" icon={<Download />} />
        <ThemeToggle />
      </Row>
    </Specimen>
    <Specimen part="Menu">
      <Row>
        <Menu label="Closed menu" items={ITEMS} onSelect={nothing} />
        <Menu label="Not to be opened" items={ITEMS} onSelect={nothing} disabled />
        <Menu label="Working" items={ITEMS} onSelect={nothing} loading />
        <Menu label={UNBROKEN} items={ITEMS} onSelect={nothing} />
      </Row>
    </Specimen>
  </>
);
