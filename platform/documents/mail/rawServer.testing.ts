import { createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/**
 * What a mail server does at each step: its reply, silence ("hang"), or the end of the connection ("drop"). `body` comes
 * when half of the text has arrived, `end` when all of it has.
 */
export type Step = "greeting" | "ehlo" | "mail" | "rcpt" | "data" | "body" | "end";
export type Script = Partial<Record<Step, string | "hang" | "drop">>;

const POLITE: Record<Step, string> = {
  greeting: "220 uji ESMTP",
  ehlo: "250 uji",
  mail: "250 OK",
  rcpt: "250 OK",
  data: "354 go ahead",
  body: "",
  end: "250 2.0.0 OK queued as 7XQ",
};

/** A mail server on a bare socket, which can do what no honest one does; `seen` are the texts that came to their end. */
export async function rawMailServer(script: Script = {}) {
  const seen: string[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => {});
    converse(socket, script, seen);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  onTestFinished(close);
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, seen, script, connections: () => connections, close };
}

function converse(socket: Socket, script: Script, seen: string[]): void {
  let text = "";
  let body: string | null = null;
  const answer = (step: Step): boolean => {
    const reply = script[step] ?? POLITE[step];
    if (reply === "drop") socket.destroy();
    else if (reply !== "hang" && reply !== "") socket.write(`${reply}\r\n`);
    return reply !== "drop" && reply !== "hang";
  };
  answer("greeting");
  socket.on("data", (chunk) => {
    if (body !== null) {
      body += chunk.toString();
      if (!answer("body") || !body.endsWith("\r\n.\r\n")) return;
      seen.push(body);
      body = null;
      answer("end");
      return;
    }
    text += chunk.toString();
    for (let at = text.indexOf("\r\n"); at !== -1; at = text.indexOf("\r\n")) {
      const line = text.slice(0, at).toUpperCase();
      text = text.slice(at + 2);
      if (line.startsWith("EHLO")) answer("ehlo");
      else if (line.startsWith("MAIL")) answer("mail");
      else if (line.startsWith("RCPT")) answer("rcpt");
      else if (line === "QUIT") socket.end("221 bye\r\n");
      else if (line === "DATA" && answer("data")) {
        if ((script.data ?? POLITE.data).startsWith("354")) body = "";
      }
    }
  });
}
