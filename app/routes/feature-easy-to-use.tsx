export default function FeatureEasyToUse() {
  return <main id="main"><h1>feature-easy-to-use</h1></main>;
}
