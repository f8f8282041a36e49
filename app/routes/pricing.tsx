export default function Pricing() {
  return <main id="main"><h1>pricing</h1></main>;
}
