export default function LearnEcommerce() {
  return <main id="main"><h1>learn-ecommerce</h1></main>;
}
