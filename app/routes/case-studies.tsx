export default function CaseStudies() {
  return <main id="main"><h1>case-studies</h1></main>;
}
