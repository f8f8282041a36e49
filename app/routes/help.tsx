export default function Help() {
  return <main id="main"><h1>help</h1></main>;
}
