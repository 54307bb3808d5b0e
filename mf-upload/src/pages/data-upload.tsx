export default function DataUploadPage() {
  return <h1 tabIndex={-1}>Data Upload</h1>;
}
