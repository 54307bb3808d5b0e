import { LegalPage } from '../layout/legal-page';

const SECTIONS = [
  {
    heading: 'What is stored',
    text: 'Your name, your email address, a hash of your password, your settings and your sign-ins with the name of the browser; the reports that were made for you, and the files you uploaded for them, so that a number can be checked against its data again. Passwords of databases that you connect are used for the connection and are not stored.',
  },
  {
    heading: 'Where',
    text: 'On the servers of the organisation that runs this installation, and nowhere else. The software sends nothing to its authors. No language model is asked.',
  },
  {
    heading: 'In your browser',
    text: 'A token that keeps you signed in, your name and email address, your choice of theme, and, if you ticked Remember me, the address for the next visit. A random device number decides which release of a screen you get. There is no advertising and no tracking by others.',
  },
  {
    heading: 'Mails',
    text: 'You get the mails that your account needs, such as a verification link. Mails about reports, agents and the week are sent as you choose in the settings.',
  },
  {
    heading: 'How long',
    text: 'A report and its data are kept until you delete the report. When you delete your account, your reports, settings and personal data are deleted with it.',
  },
  {
    heading: 'Your rights',
    text: 'You can see and correct your data in the settings, end sessions that are not yours, take everything along as one file, and delete everything yourself. For any other question write to the organisation that runs this installation.',
  },
];

export default function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      intro="Which data of yours this installation keeps, why, and for how long."
      sections={SECTIONS}
    />
  );
}
