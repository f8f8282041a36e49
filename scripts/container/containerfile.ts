/** Instructions that are carried out here, and those without effect on the files, the user or the start. */
const known = new Set("FROM WORKDIR COPY RUN ENV USER HEALTHCHECK CMD VOLUME EXPOSE STOPSIGNAL".split(" "));

/** The last stage of a Containerfile: what the image holds and how it is started. */
export type ImagePlan = ReturnType<typeof readImagePlan>;

/**
 * Reads the last stage.
 * @throws Error for an instruction that it doesn't know, so that no line of the file goes untested
 */
export function readImagePlan(text: string) {
  const lines = text
    .replaceAll(/^#.*\n/gm, "")
    .replaceAll(/\\\n/g, " ")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const stage = lines.slice(lines.findLastIndex((line) => line.startsWith("FROM ")));
  const stranger = stage.find(
    (line) => !known.has(line.split(" ", 1)[0] ?? "") || /^COPY (?!--from=build )/.test(line),
  );
  if (stranger !== undefined) throw new Error(`This line of the Containerfile is not understood: ${stranger}`);
  /** What follows an instruction, in each of its lines. */
  const all = (instruction: string): string[] =>
    stage.flatMap((line) => (line.startsWith(`${instruction} `) ? [line.slice(instruction.length).trim()] : []));
  const one = (instruction: string): string => all(instruction).at(-1) ?? "";
  const [uid = 0, gid = 0] = one("USER").split(":").map(Number);
  const commandOf = (words: string): string[] => (words === "" ? [] : JSON.parse(words.slice(words.indexOf("["))));
  return {
    /** Folder in which everything starts, such as "/site". */
    workingFolder: one("WORKDIR"),
    /** Sources of the build stage, absolute, each with its place in the image. */
    copies: all("COPY").flatMap((words) => copiesOf(words, one("WORKDIR"))),
    /** Shell commands run as root while the image is made. */
    runs: all("RUN"),
    environment: environmentOf(all("ENV").join(" ")),
    user: { uid, gid },
    healthCheck: commandOf(one("HEALTHCHECK")),
    command: commandOf(one("CMD")),
  };
}

/** One folder takes its target's name; several files go into the target. */
function copiesOf(line: string, folder: string): { source: string; target: string }[] {
  const [, ...sources] = line.split(/\s+/);
  const target = sources.pop() ?? "";
  return sources.map((source) => ({
    source,
    target: `${folder}/${target === "./" ? source.slice(source.lastIndexOf("/") + 1) : target}`,
  }));
}

function environmentOf(words: string): Record<string, string> {
  const environment: Record<string, string> = { PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" };
  for (const [, name = "", value = ""] of words.matchAll(/(\S+?)=(\S*)/g)) {
    environment[name] = value.replaceAll(/\$(\w+)/g, (_whole, other: string) => environment[other] ?? "");
  }
  return environment;
}
