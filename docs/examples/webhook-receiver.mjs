// npm install standardwebhooks; WEBHOOK_SECRET=whsec_… node webhook-receiver.mjs
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";

const webhook = new Webhook(process.env.WEBHOOK_SECRET);
const seen = new Set();
createServer(async (request, response) => {
  try {
    const event = webhook.verify(await text(request), request.headers);
    if (!seen.has(request.headers["webhook-id"])) console.log(event.type, JSON.stringify(event.data));
    seen.add(request.headers["webhook-id"]);
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
}).listen(Number(process.env.PORT ?? 8080), "127.0.0.1");
