export default function Resources() {
  return <main id="main"><h1>resources</h1></main>;
}
