export default function Overview() {
  return <h1 tabIndex={-1}>Home</h1>;
}
