export default function AgentsPage() {
  return <h1 tabIndex={-1}>AI Agents</h1>;
}
