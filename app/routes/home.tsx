export default function Home() {
  return <main id="main"><h1>Send Smart. Grow Fast.</h1></main>;
}
