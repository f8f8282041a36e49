export default function SocialMediaWorld() {
  return <main id="main"><h1>social-media-world</h1></main>;
}
