export default function SettingsPage() {
  return <h1 tabIndex={-1}>Settings</h1>;
}
