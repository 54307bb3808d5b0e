/** A mail to one person. `text` and `html` say the same. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where one press ends mails of this kind (RFC 8058); absent for mails that an account cannot do without. */
  unsubscribe?: string;
}

export interface MailTransport {
  /** @throws when the mail could not be handed over */
  send(mail: Mail): Promise<void>;
}
