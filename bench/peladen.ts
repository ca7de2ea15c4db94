import { fork } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { readConfig } from "#platform/config.ts";
import { open, type Sql, type Statement } from "#postgres";
import { Connection } from "#postgres/connection.ts";
import { Pool } from "#postgres/pool.ts";
import { Plain, Prepared } from "#postgres/queries.ts";
import { Typed } from "#postgres/template.ts";
import { createApp } from "#server/app.ts";

/**
 * The servers that the bench measures beside each other, each in a process of its own: the app, a bare node:http
 * server that sends the very statements of one of the app's answers, in the same waves, and answers their rows as JSON, and
 * the app's frame, which asks each statement once and answers it from memory then.
 */
type Start = { kind: "app" | "bare" | "frame"; url: string; folder: string };
/** Statements that were sent before the answer of an earlier one was there belong to one wave. */
export type Waves = Statement[][];
/** What is asked at an address. */
export type Recorded = ReadonlyMap<string, Waves>;
type Question = { record: { path: string; token: string } } | { waves: Recorded } | { spent: true };
/**
 * Processor time in ms and statements so far; the most memory in MB and the longest time in ms that the event loop was held
 * since the question before, by the clock and by its own processor time, which says the same on a busy machine.
 */
export type Spent = { cpu: number; statements: number; transactions: number } & Most;
type Most = {
  memory: number;
  held: number;
  heldCpu: number;
};
const NOTHING: Spent = { cpu: 0, statements: 0, transactions: 0, memory: 0, held: 0, heldCpu: 0 };
type Reply = { port?: number; waves?: Waves; spent?: Spent };

export type Peladen = {
  port: number;
  record(path: string, token: string): Promise<Waves>;
  replay(waves: Recorded): Promise<void>;
  spent(): Promise<Spent>;
  stop(): Promise<void>;
};

export async function bukaPeladen(start: Start): Promise<Peladen> {
  const child = fork(fileURLToPath(import.meta.url), [JSON.stringify(start)], { serialization: "advanced" });
  const hear = () =>
    new Promise<Reply>((resolve, reject) => {
      const ended = () => reject(new Error(`The server of the bench (${start.kind}) ended`));
      child.once("exit", ended);
      child.once("message", (message) => {
        child.off("exit", ended);
        resolve(message as Reply);
      });
    });
  const ask = (question: Question) => {
    child.send(question);
    return hear();
  };
  const { port = 0 } = await hear();
  return {
    port,
    record: async (path, token) => (await ask({ record: { path, token } })).waves ?? [],
    replay: async (waves) => void (await ask({ waves })),
    spent: async () => (await ask({ spent: true })).spent ?? NOTHING,
    stop: () =>
      new Promise((resolve) => {
        child.once("exit", () => resolve());
        child.disconnect();
      }),
  };
}

const counted = { statements: 0, transactions: 0 };

function countStatements(): void {
  const run = Connection.prototype.run;
  Connection.prototype.run = function (job) {
    if (job instanceof Prepared) counted.statements += 1;
    else if (job instanceof Plain) counted.transactions += 0.5;
    run.call(this, job);
  };
}

/** One page is asked at a time, so a statement is known by its text: its moments are others each time. */
function rememberAnswers(): () => void {
  const kept = new Map<string, ReturnType<Pool["answer"]>>();
  const answer = Pool.prototype.answer;
  Pool.prototype.answer = async function (make) {
    const { text }: Statement = Reflect.get(
      make(() => {}),
      "statement",
    );
    const known = kept.get(text) ?? answer.call(this, make);
    kept.set(text, known);
    return known;
  };
  return () => kept.clear();
}

/** Looks every few milliseconds; answers the most since it was asked last. */
function watchLoop(): () => Most {
  const EVERY_MS = 5;
  // To ask for the memory costs more than all the rest of looking.
  const MEMORY_EVERY = 10;
  let looks = 0;
  let most = { memory: 0, held: 0, heldCpu: 0 };
  let [seen, cpu] = [performance.now(), process.threadCpuUsage()];
  setInterval(() => {
    const spent = process.threadCpuUsage(cpu);
    most.held = Math.max(most.held, performance.now() - seen - EVERY_MS);
    most.heldCpu = Math.max(most.heldCpu, (spent.user + spent.system) / 1000);
    if (looks++ % MEMORY_EVERY === 0) most.memory = Math.max(most.memory, process.memoryUsage.rss() / 1024 ** 2);
    [seen, cpu] = [performance.now(), process.threadCpuUsage()];
  }, EVERY_MS).unref();
  return () => {
    const answer = most;
    most = { memory: process.memoryUsage.rss() / 1024 ** 2, held: 0, heldCpu: 0 };
    return answer;
  };
}

/** The statements that the pool is asked while one request is answered, for calls that only read. */
async function wavesOf(ask: () => Promise<unknown>): Promise<Waves> {
  const waves: Waves = [];
  let answered = true;
  const answer = Pool.prototype.answer;
  Pool.prototype.answer = async function (make) {
    const statement: Statement = Reflect.get(
      make(() => {}),
      "statement",
    );
    if (answered) waves.push([]);
    answered = false;
    waves.at(-1)?.push(statement);
    try {
      return await answer.call(this, make);
    } finally {
      answered = true;
    }
  };
  try {
    await ask();
  } finally {
    Pool.prototype.answer = answer;
  }
  return waves;
}

async function app({ kind, url, folder }: Start) {
  const forget = kind === "frame" ? rememberAnswers() : () => {};
  const config = readConfig({ NODE_ENV: "production", DATA_DIR: folder, LOG_LEVEL: "silent" });
  const { http, close } = await createApp({ config, databaseUrl: url });
  await http.listen({ host: "127.0.0.1", port: 0 });
  return {
    port: (http.server.address() as AddressInfo).port,
    close,
    record: ({ path, token }: { path: string; token: string }) =>
      wavesOf(async () => {
        const { statusCode, body } = await http.inject({ url: path, headers: { token } });
        if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${body}`);
      }),
    replay: (_: Recorded) => forget(),
  };
}

type Ready = { strings: TemplateStringsArray; values: Typed[] };
const asTemplate = ({ text, parameters, types }: Statement): Ready => {
  const strings = text.split(/\$\d+/);
  return {
    strings: Object.assign(strings, { raw: strings }),
    values: parameters.map((value, at) => new Typed(value, types[at] ?? 0)),
  };
};

async function replayed(sql: Sql, waves: readonly Ready[][]): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const wave of waves) {
    answers.push(...(await Promise.all(wave.map(({ strings, values }) => sql(strings, ...values)))));
  }
  return answers;
}

async function bare({ url }: Start) {
  const sql = open(url, { max: 20, settings: { TimeZone: "UTC" } });
  let ready = new Map<string, Ready[][]>();
  const server = createServer(({ url = "" }, response) => {
    replayed(sql, ready.get(url) ?? []).then(
      (answers) => {
        const body = Buffer.from(JSON.stringify(answers));
        response.writeHead(200, { "content-type": "application/json", "content-length": body.length }).end(body);
      },
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    port: (server.address() as AddressInfo).port,
    record: async () => [],
    replay(waves: Recorded) {
      ready = new Map([...waves].map(([path, each]) => [path, each.map((wave) => wave.map(asTemplate))]));
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await sql.end({ timeout: 5 });
    },
  };
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url)) {
  countStatements();
  const most = watchLoop();
  const start = JSON.parse(process.argv[2] ?? "{}") as Start;
  const server = await (start.kind === "bare" ? bare(start) : app(start));
  const reply = (message: Reply) => process.send?.(message);
  process.on("message", async (question: Question) => {
    if ("record" in question) reply({ waves: await server.record(question.record) });
    else if ("waves" in question) {
      server.replay(question.waves);
      reply({});
    } else {
      const { user, system } = process.cpuUsage();
      reply({ spent: { cpu: (user + system) / 1000, ...counted, ...most() } });
    }
  });
  process.on("disconnect", () => server.close().then(() => process.exit(0)));
  reply({ port: server.port });
}
