import { type Command, defineAction } from "./command.ts";

export const command: Command = {
  actions: {
    "": defineAction({
      usage: "",
      summary: "Serves the site until it is stopped by SIGTERM or SIGINT.",
      async run() {
        await import("#server/main.ts");
        return "";
      },
    }),
  },
};
