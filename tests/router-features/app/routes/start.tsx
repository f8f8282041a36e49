import { Link } from "react-router";

export const meta = () => [{ title: "start" }];

export default function Start() {
  return (
    <>
      <h1>Start</h1>
      <Link to="/loaded">Loaded</Link> <Link to="/loaded-here">Loaded here</Link> <Link to="/failing">Failing</Link>
    </>
  );
}
