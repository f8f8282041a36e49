export default function NotFound() {
  return <main id="main"><h1>404</h1></main>;
}
