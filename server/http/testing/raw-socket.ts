import { connect } from "node:net";

export interface RawAnswer {
  /** Statuses of the responses, in order. */
  statuses: number[];
  text: string;
  /** Whether the server closed the connection. */
  closed: boolean;
}

/**
 * Sends bytes unchanged and reads until the server closes the connection or sends nothing for a while.
 * @param quiet milliseconds of silence after which the response counts as complete
 */
export function sendRaw(port: number, bytes: string, quiet = 400): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(Buffer.from(bytes, "latin1")));
    let text = "";
    let timer: NodeJS.Timeout | undefined;
    const finish = (closed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
      resolve({ statuses, text, closed });
    };
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
      clearTimeout(timer);
      timer = setTimeout(() => finish(false), quiet);
    });
    socket.on("end", () => finish(true));
    // A rejected client may still be writing when the connection closes.
    socket.on("error", () => finish(true));
  });
}
