export interface Container {
  url: string;
  /** Runs a command in the container as its user. */
  execute(command: readonly string[]): { status: number | null; output: string };
}

/** What `look` returns for a container that works. */
export const sound = {
  home: 200,
  ready: 200,
  "health check": 0,
  "sign-up": 200,
  backup: "done",
  "accounts in the backup": "1",
  "writes beside the data": 1,
};

const backup = "/data/backups/proof";
const countAccounts = `JSON.parse(fs.readFileSync("${backup}/manifest.json")).tables.find(({ name }) => name === "auth.users").rows`;

/** Uses the site in a running container with data of its own: pages, an account, the commands. */
export async function look(
  { url, execute }: Container,
  healthCheck: readonly string[],
): Promise<Record<keyof typeof sound, unknown>> {
  const statusOf = async (path: string, init?: RequestInit) => {
    const answer = await fetch(url + path, init);
    await answer.arrayBuffer();
    return answer.status;
  };
  const facts = {
    home: await statusOf("/"),
    ready: await statusOf("/readyz"),
    "health check": execute(healthCheck).status,
    "sign-up": await statusOf("/auth/v1/signup", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: "owner@mail.example", password: "four-quiet-Lighthouses-7" }),
    }),
  };
  const saved = execute(["npm", "run", "larkpost", "--", "backup", backup]);
  return {
    ...facts,
    backup: saved.status === 0 ? "done" : saved.output,
    "accounts in the backup": execute(["node", "-p", countAccounts]).output.trim(),
    "writes beside the data": execute(["sh", "-c", "touch /site/file || exit 1"]).status,
  };
}
