export default function Product() {
  return <main id="main"><h1>product</h1></main>;
}
