/** What nodemailer puts on its errors. Their messages hold addresses and are never logged. */
interface SendFailure {
  code?: unknown;
  responseCode?: unknown;
  command?: unknown;
}

const of = (error: unknown): SendFailure => (typeof error === 'object' && error !== null ? error : {});

/** Why a mail was not taken, without anything of the mail. */
export const whyNot = (error: unknown): { code: unknown; status: unknown; step: unknown } => {
  const { code, responseCode, command } = of(error);
  return { code, status: responseCode, step: command };
};

/**
 * Whether the mail server refused this mail for good (RFC 5321: 5xx). A refused login or sender address is the operator's to
 * mend: such mails wait.
 */
export const isRefusal = (error: unknown): boolean => {
  const { responseCode, command } = of(error);
  return typeof responseCode === 'number' && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
};
