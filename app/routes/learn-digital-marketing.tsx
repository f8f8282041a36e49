export default function LearnDigitalMarketing() {
  return <main id="main"><h1>learn-digital-marketing</h1></main>;
}
