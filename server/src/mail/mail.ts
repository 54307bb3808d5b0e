/** A mail to one person. `text` and `html` say the same. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface MailTransport {
  /** @throws when the mail could not be handed over */
  send(mail: Mail): Promise<void>;
}
