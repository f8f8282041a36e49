export default function FeatureFlexiblePricing() {
  return <main id="main"><h1>feature-flexible-pricing</h1></main>;
}
