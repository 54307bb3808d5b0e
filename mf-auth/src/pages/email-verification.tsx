export default function EmailVerificationPage() {
  return <h1 tabIndex={-1}>Email Verification</h1>;
}
