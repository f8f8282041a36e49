import { connect } from "node:net";

export interface RawAnswer {
  statuses: number[];
  text: string;
}

export function sendRaw(port: number, bytes: string): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(Buffer.from(bytes, "latin1")));
    let text = "";
    const finish = () => {
      socket.destroy();
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
      resolve({ statuses, text });
    };
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
    });
    socket.on("end", finish);
    // The client may still be writing when the server closes the connection.
    socket.on("error", finish);
  });
}
