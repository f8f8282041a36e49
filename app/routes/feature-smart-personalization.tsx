export default function FeatureSmartPersonalization() {
  return <main id="main"><h1>feature-smart-personalization</h1></main>;
}
