import { AtSign } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  Checkbox,
  FieldPair,
  Form,
  FormActions,
  FormError,
  Link,
  PasswordField,
  SearchField,
  Select,
  Switch,
  TextField,
} from '../..';
import { Forced, LONG, Specimen, TITLE, UNBROKEN } from './specimen';

const nothing = () => undefined;
const CHOICES = [
  { value: 'short', label: 'Short' },
  { value: 'long', label: TITLE },
];

function Search() {
  const [text, setText] = useState('');
  return <SearchField label="Search reports" value={text} onChange={setText} />;
}

/** What is filled in. */
export const Fields = () => (
  <>
    <Specimen part="TextField">
      <TextField label="At rest" />
      <TextField label="Filled in, with an icon" icon={<AtSign />} defaultValue={UNBROKEN} hint={LONG} />
      <div data-forced="focus">
        <TextField label="With focus" />
      </div>
      <TextField label="Not to be changed" defaultValue="Fixed" disabled />
      <TextField label={UNBROKEN} error={TITLE} hint="With a hint" aside={<Link to="/">Forgotten?</Link>} />
    </Specimen>
    <Specimen part="PasswordField">
      <PasswordField label="Password" defaultValue="secret" hint="At least twelve letters" />
      <PasswordField label={TITLE} error="Password is required" />
      <PasswordField label="Closed password" disabled />
    </Specimen>
    <Specimen part="SearchField">
      <Search />
    </Specimen>
    <Specimen part="Select">
      <Select label="At rest" options={CHOICES} />
      <Select label="A long choice" options={CHOICES} defaultValue="long" hint={LONG} />
      <Select label="Refused" options={CHOICES} error={TITLE} />
      <Select label="Not to be changed" options={CHOICES} disabled />
      <Select label="Without a visible label" options={CHOICES} defaultValue="long" compact />
    </Specimen>
    <Specimen part="Checkbox">
      <Checkbox label="Not chosen" />
      <Checkbox label="Chosen" defaultChecked hint={LONG} />
      <Checkbox label={TITLE} error={`Choose ${UNBROKEN}`} hint={UNBROKEN} />
      <Checkbox label="Not to be changed" disabled defaultChecked />
      <Forced state="focus">
        <Checkbox label="With focus" />
      </Forced>
    </Specimen>
    <Specimen part="Switch">
      <Switch label="Off" />
      <Switch label="On" defaultChecked hint={LONG} />
      <Switch label={TITLE} hint={UNBROKEN} />
      <Switch label="Not to be changed" disabled defaultChecked />
      <div data-forced="focus">
        <Switch label="With focus" />
      </div>
    </Specimen>
    <Specimen part="Form">
      <Form onSubmit={nothing} aria-label="Example">
        <FormError>{TITLE}</FormError>
        <FieldPair>
          <TextField label="First name" />
          <TextField label="Last name" error={TITLE} />
        </FieldPair>
        <FormActions>
          <Button variant="primary" type="submit">
            Save {UNBROKEN}
          </Button>
          <Button>Cancel</Button>
        </FormActions>
      </Form>
    </Specimen>
  </>
);
