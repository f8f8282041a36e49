export default function Demo() {
  return <main id="main"><h1>demo</h1></main>;
}
