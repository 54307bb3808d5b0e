export default function SignUpPage() {
  return <h1 tabIndex={-1}>Create Account</h1>;
}
