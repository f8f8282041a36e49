export default function Page() {
  return <h1>server-fault</h1>;
}
