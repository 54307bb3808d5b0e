import { LegalPage } from '../layout/legal-page';

const SECTIONS = [
  {
    heading: 'Who provides this service',
    text: 'The Data Intelligence Hub is software that an organisation runs on its own servers. The organisation that gave you this address provides the service to you and answers for it; the authors of the software do not see your account or your data.',
  },
  {
    heading: 'Your account',
    text: 'Give an email address that is yours and keep your password to yourself. You may delete your account, with everything in it, in the settings at any time.',
  },
  {
    heading: 'Your data',
    text: 'What you upload stays yours. You must be allowed to analyse it: do not connect a table that somebody has entrusted to you for another purpose. Connect databases by a user that may only read.',
  },
  {
    heading: 'Reports',
    text: 'A report is computed from the data you give. Each number can be traced to its query and be checked again, and you should do so before a decision rests on it. A pattern in the data is not by itself a cause.',
  },
  {
    heading: 'Fair use',
    text: 'Do not try to reach the data of others, to overload the service, or to use it as a way into networks that are closed to you. The provider may limit or close an account that does.',
  },
  {
    heading: 'No warranty',
    text: 'The software is given under the MIT licence, as it is, without warranty of any kind. What the provider promises beyond that is a matter between you and the provider.',
  },
];

export default function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      intro="What you may expect of this service, and what it expects of you, in short."
      sections={SECTIONS}
    />
  );
}
