export default function Developer() {
  return <main id="main"><h1>developer</h1></main>;
}
