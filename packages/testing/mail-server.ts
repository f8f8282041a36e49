import { createServer } from "node:net";
import { listen } from "./ports.ts";

export interface ReceivedEmail {
  from: string;
  to: string[];
  data: string;
}

export async function startMailServer(received: ReceivedEmail[], { accepts = true } = {}) {
  const server = createServer((socket) => {
    const mail: ReceivedEmail = { from: "", to: [], data: "" };
    let inData = false;
    let buffer = "";
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    say("220 mail.example");
    socket.on("data", (chunk) => {
      buffer += chunk.toString("utf8");
      for (let end = buffer.indexOf("\r\n"); end !== -1; end = buffer.indexOf("\r\n")) {
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + 2);
        if (inData) {
          if (line !== ".") mail.data += `${line}\n`;
          else {
            inData = false;
            received.push({ ...mail });
            Object.assign(mail, { from: "", to: [], data: "" });
            say("250 taken");
          }
        } else if (line.startsWith("EHLO")) say("250 mail.example");
        else if (line.startsWith("MAIL FROM:")) {
          mail.from = line;
          say("250 ok");
        } else if (line.startsWith("RCPT TO:")) {
          if (accepts) mail.to.push(line);
          say(accepts ? "250 ok" : "550 no such mailbox");
        } else if (line === "DATA") {
          inData = true;
          say("354 go on");
        } else say("221 bye");
      }
    });
    socket.on("error", () => undefined);
  });
  return { server, url: `smtp://127.0.0.1:${await listen(server)}` };
}
