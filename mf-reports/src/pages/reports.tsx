export default function ReportsPage() {
  return <h1 tabIndex={-1}>Reports &amp; Analytics</h1>;
}
