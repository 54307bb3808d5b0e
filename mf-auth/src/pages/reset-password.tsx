export default function ResetPasswordPage() {
  return <h1 tabIndex={-1}>Reset Password</h1>;
}
