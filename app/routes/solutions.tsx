export default function Solutions() {
  return <main id="main"><h1>solutions</h1></main>;
}
