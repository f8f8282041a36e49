export default function MediaWorld() {
  return <main id="main"><h1>media-world</h1></main>;
}
