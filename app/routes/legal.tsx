export default function Legal() {
  return <main id="main"><h1>legal</h1></main>;
}
