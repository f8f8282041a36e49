/** The last stage of a Containerfile: what the image holds and how it is started. */
export interface ImagePlan {
  /** Folder in which everything starts, such as "/site". */
  workingFolder: string;
  /** Sources of the build stage, absolute, each with its place in the image. */
  copies: { source: string; target: string }[];
  /** Shell commands run as root while the image is made. */
  runs: string[];
  environment: Record<string, string>;
  user: { uid: number; gid: number };
  healthCheck: string[];
  command: string[];
}

/** Instructions without effect on the files, the user or the start. */
const ignored = new Set(["VOLUME", "EXPOSE", "STOPSIGNAL"]);

/**
 * Reads the last stage, in the order of its lines.
 * @throws Error for an instruction that it doesn't know, so that no line of the file goes untested
 */
export function readImagePlan(text: string): ImagePlan {
  const lines = text
    .replaceAll(/^#.*\n/gm, "")
    .replaceAll(/\\\n/g, " ")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith("FROM ")) + 1);
  const plan: ImagePlan = {
    workingFolder: "/",
    copies: [],
    runs: [],
    environment: { PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" },
    user: { uid: 0, gid: 0 },
    healthCheck: [],
    command: [],
  };
  for (const line of last) read(line, plan);
  return plan;
}

function read(line: string, plan: ImagePlan): void {
  const [instruction = "", ...words] = line.split(/\s+/);
  const rest = line.slice(instruction.length).trim();
  if (instruction === "WORKDIR") plan.workingFolder = rest;
  else if (instruction === "COPY" && words[0] === "--from=build") readCopy(words.slice(1), plan);
  else if (instruction === "RUN") plan.runs.push(rest);
  else if (instruction === "ENV") readEnvironment(words, plan.environment);
  else if (instruction === "USER") [plan.user.uid, plan.user.gid] = rest.split(":").map(Number) as [number, number];
  else if (instruction === "HEALTHCHECK") plan.healthCheck = JSON.parse(rest.slice(rest.indexOf("CMD ") + 4));
  else if (instruction === "CMD") plan.command = JSON.parse(rest);
  else if (!ignored.has(instruction)) throw new Error(`This line of the Containerfile is not understood: ${line}`);
}

/** One folder takes its target's name; several files go into the target. */
function readCopy(words: readonly string[], plan: ImagePlan): void {
  const sources = words.slice(0, -1);
  const target = words.at(-1) ?? "";
  for (const source of sources) {
    const name = target === "./" ? source.slice(source.lastIndexOf("/") + 1) : target;
    plan.copies.push({ source, target: `${plan.workingFolder}/${name}` });
  }
}

function readEnvironment(words: readonly string[], environment: Record<string, string>): void {
  for (const word of words) {
    const [name = "", value = ""] = word.split(/=(.*)/s);
    environment[name] = value.replaceAll(/\$(\w+)/g, (_whole, other: string) => environment[other] ?? "");
  }
}
