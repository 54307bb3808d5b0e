import { FileText } from 'lucide-react';
import {
  Avatar,
  Badge,
  Button,
  Card,
  Disclosure,
  EmptyState,
  ErrorState,
  ForeignText,
  InlineNote,
  Logo,
  PageHeader,
  ProgressBar,
  Skeleton,
  SourceBadge,
  SourceIcon,
  Spinner,
  StatCard,
  StatGrid,
  Tabs,
} from '../..';
import { LONG, Row, Specimen, TITLE, UNBROKEN } from './specimen';

const TONES = ['neutral', 'accent', 'success', 'warning', 'danger'] as const;
const NOTES = ['info', 'success', 'warning', 'danger'] as const;
const SOURCES = ['csv', 'google_sheet', 'postgres'] as const;
const nothing = () => undefined;

const tabs = (labels: readonly string[]) => labels.map((label) => ({ value: label, label, content: <p>{label}</p> }));

/** What is read. */
export const ShownParts = () => (
  <>
    <Specimen part="PageHeader">
      <PageHeader
        title={TITLE}
        description={LONG}
        actions={
          <>
            <Button>Download</Button>
            <Button variant="primary">{UNBROKEN}</Button>
          </>
        }
      />
    </Specimen>
    <Specimen part="Badge, Avatar, Logo">
      <Row>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge icon={<FileText />}>{TITLE}</Badge>
        {SOURCES.map((source) => (
          <SourceBadge key={source} source={source} />
        ))}
      </Row>
      <Row>
        {SOURCES.map((source) => (
          <SourceIcon key={source} source={source} />
        ))}
        <Avatar name="Ada Lovelace" />
        <Logo />
        <Logo compact />
      </Row>
    </Specimen>
    <Specimen part="Card">
      <Card>{LONG}</Card>
      <Card padding="lg">
        <ForeignText>{UNBROKEN}</ForeignText>
      </Card>
    </Specimen>
    <Specimen part="StatCard">
      <StatGrid>
        <StatCard label="Reports" value="12" icon={<FileText />} hint="two of them new" />
        <StatCard label={UNBROKEN} value="123,456,789.00 EUR" hint={LONG} />
        <StatCard label="On its way" value="" loading />
        <StatCard label="By name" value={UNBROKEN} />
        <StatCard label="Last" value="–" />
      </StatGrid>
    </Specimen>
    <Specimen part="InlineNote">
      {NOTES.map((tone) => (
        <InlineNote key={tone} tone={tone} action={<Button size="sm">Try again</Button>}>
          {LONG}
        </InlineNote>
      ))}
      <InlineNote>{TITLE}</InlineNote>
    </Specimen>
    <Specimen part="EmptyState and ErrorState">
      <EmptyState title={TITLE} icon={<FileText />} action={<Button variant="primary">Begin</Button>}>
        {UNBROKEN}
      </EmptyState>
      <ErrorState title="The report could not be loaded" onRetry={nothing}>
        {LONG}
      </ErrorState>
    </Specimen>
    <Specimen part="Disclosure">
      <Disclosure summary="Closed part">
        <p>Hidden</p>
      </Disclosure>
      <Disclosure summary={TITLE} defaultOpen>
        <p>{LONG}</p>
      </Disclosure>
    </Specimen>
    <Specimen part="Tabs">
      <Tabs label="Few" items={tabs(['Summary', 'Findings', 'Actions'])} />
      <Tabs label="More than there is room for" items={tabs(['First', LONG, UNBROKEN, 'Fourth', 'Fifth', 'Sixth', 'Seventh'])} />
    </Specimen>
    <Specimen part="ProgressBar, Spinner, Skeleton">
      <ProgressBar label="Known" value={0.4} />
      <ProgressBar label="Not known" value={null} />
      <Row>
        <Spinner size="sm" />
        <Spinner label="Loading" />
        <Spinner size="lg" />
      </Row>
      <Skeleton width="12rem" />
    </Specimen>
  </>
);
