export default function ForgotPasswordPage() {
  return <h1 tabIndex={-1}>Forgot Password</h1>;
}
