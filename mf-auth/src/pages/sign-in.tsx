export default function SignInPage() {
  return <h1 tabIndex={-1}>Sign In</h1>;
}
