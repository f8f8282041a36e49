export default function Page() {
  return <h1>sending-needs-scripts</h1>;
}
