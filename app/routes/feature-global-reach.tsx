export default function FeatureGlobalReach() {
  return <main id="main"><h1>feature-global-reach</h1></main>;
}
