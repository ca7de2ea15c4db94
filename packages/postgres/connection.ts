import type { Socket } from "node:net";
import { TLSSocket } from "node:tls";
import { type Address, isHere } from "./address.mjs";
import { sendCancel } from "./cancel.ts";
import { ConnectionError, connectionClosed, type PostgresError, readError } from "./errors.ts";
import { Inbox } from "./inbox.ts";
import type { Job, Line } from "./job.ts";
import { greet, Login } from "./login.ts";
import { Outbox } from "./outbox.ts";
import { Plans } from "./plans.ts";
import { isStale, Prepared } from "./queries.ts";
import { connectTimeout, openSocket } from "./socket.ts";
import { readOnly, Standing } from "./standing.ts";

/** Events that the server sends unasked. */
export type Hearer = {
  closed?(connection: Connection, why: Error): void;
  notified?(channel: string, payload: string): void;
};

/**
 * A connection on one socket. Statements are answered in the order they were sent; when the socket is lost, those
 * without an answer fail.
 */
export class Connection implements Line {
  readonly out = new Outbox();
  readonly plans: Plans;
  readonly #socket: Socket;
  readonly address: Address;
  readonly #hearer: Hearer;
  readonly #waiting: Job[] = [];
  readonly #sent: Job[] = [];
  #isBlocked = false;
  #isScheduled = false;
  #cancelling = 0;
  #lost: Error | null = null;
  readonly #login: Login;
  #entering: { done(): void; failed(error: Error): void } | null = null;
  #identity = { process: 0, secret: 0 };
  /** When the server last said something, or was given something to do after it had done everything. */
  heardAt = performance.now();
  readonly #standing = new Standing();
  /** I: no transaction, T: in one, E: in one that has failed. */
  #status = "I";
  idleSince = 0;
  /** Called when the connection is lost; set by its present holder. */
  onLost: ((error: Error) => void) | null = null;

  /** Connects and logs in. */
  static async open(address: Address, hearer: Hearer = {}): Promise<Connection> {
    const socket = await openSocket(address);
    const connection = new Connection(socket, address, hearer);
    await connection.#enter();
    return connection;
  }

  private constructor(socket: Socket, address: Address, hearer: Hearer) {
    this.#socket = socket;
    this.address = address;
    this.plans = new Plans(!address.isPooled);
    this.#login = new Login(address.user, address.password, socket instanceof TLSSocket || isHere(address.host));
    this.#hearer = hearer;
    const inbox = new Inbox((kind, body) => this.#hear(kind, body));
    socket.on("data", (piece: Buffer) => {
      this.heardAt = performance.now();
      this.#guarded(() => inbox.push(piece));
    });
    socket.on("error", (error) => this.lose(connectionClosed(error)));
    socket.on("close", () => this.lose(connectionClosed()));
    socket.resume();
  }

  get isLost(): boolean {
    return this.#lost !== null;
  }
  get isIdle(): boolean {
    return this.#sent.length === 0 && this.#waiting.length === 0;
  }
  get inTransaction(): boolean {
    return this.#status !== "I";
  }
  /** The server's process behind it, as the server says; a pooler says something else. */
  get process(): number {
    return this.#identity.process;
  }
  /** It writes, and the server takes no writes any more. */
  get isMisplaced(): boolean {
    return this.#standing.isReadOnly && this.address.isPrimary;
  }
  /** The server owes an answer that somebody waits for. */
  get isWaiting(): boolean {
    return !this.isIdle && !this.#socket.isPaused();
  }

  /** After an unreadable answer nothing else on this connection can be trusted: it is closed. */
  #guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.lose(error instanceof Error ? error : new Error(String(error)));
    }
  }

  #enter(): Promise<void> {
    // The address may belong to something other than a database, or to one that has stopped answering.
    const timer = setTimeout(() => this.lose(connectTimeout(this.address)), this.address.timeout);
    const entered = new Promise<void>((resolve, reject) => {
      this.#entering = { done: resolve, failed: reject };
      greet(this.out, this.address);
      this.send();
    });
    return entered.finally(() => clearTimeout(timer));
  }

  run(job: Job): void {
    if (this.#lost) {
      job.refuse(this.#lost);
      return;
    }
    if (this.isIdle) this.heardAt = performance.now();
    this.#waiting.push(job);
    this.#pump();
  }

  #pump(): void {
    while (!this.#isBlocked && this.#cancelling === 0 && !this.#lost) {
      const job = this.#waiting.shift();
      if (!job) return;
      this.plans.drop(this.out);
      const mark = this.out.mark();
      try {
        this.#isBlocked = !job.start(this);
        this.#sent.push(job);
        this.#schedule();
      } catch (error) {
        this.out.backTo(mark);
        job.refuse(error);
      }
    }
  }

  // Statements made in the same tick travel in one packet.
  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    process.nextTick(() => {
      this.#isScheduled = false;
      this.send();
    });
  }

  send(done?: (error?: Error | null) => void): void {
    if (this.#lost || this.out.isEmpty) done?.(this.#lost);
    else this.#socket.write(this.out.take(), done);
  }

  pause = (): void => void this.#socket.pause();
  resume = (): void => void this.#socket.resume();

  cancel(): void {
    this.#cancelling += 1;
    const over = () => {
      this.#cancelling -= 1;
      this.#pump();
    };
    sendCancel(this.address, this.#identity).then(over, over);
  }

  /** Closes the socket at once. Statements without an answer fail with this error. */
  lose(error: Error): void {
    if (this.#lost) return;
    this.#lost = error;
    this.#socket.destroy();
    this.#entering?.failed(error);
    for (const job of [...this.#sent.splice(0), ...this.#waiting.splice(0)]) {
      job.refuse(error);
    }
    this.onLost?.(error);
    this.#hearer.closed?.(this, error);
  }

  close(): void {
    if (this.#lost) return;
    this.#socket.write(new Outbox().begin("X").end().take());
    this.#socket.end();
    this.lose(new ConnectionError("CONNECTION_ENDED", "The connection to the database was closed"));
  }

  #hear(code: number, body: Buffer): void {
    const job = this.#sent[0];
    const kind = String.fromCharCode(code);
    // The most frequent messages come first.
    if (kind === "D") job?.row(body);
    else if (kind === "C") job?.complete(body.toString("utf8", 0, body.length - 1), this);
    else if (kind === "Z") this.#ready(String.fromCharCode(body[0] ?? 0));
    else if (kind === "E") this.#refused(readError(body), job);
    else if (kind === "A") this.#notified(body);
    else if (kind === "S" || kind === "N") this.#remarked(kind, body);
    else if (kind === "R") this.#authenticate(body);
    else if (kind === "K") this.#identity = { process: body.readInt32BE(0), secret: body.readInt32BE(4) };
    else if (job?.heard(kind, body, this) && this.#sent.at(-1) === job) {
      // The last statement sent had to wait for this answer and is now sent completely: the next one may follow.
      this.#isBlocked = false;
      this.#pump();
    }
    if (!this.out.isEmpty) this.#schedule();
  }

  #ready(status: string): void {
    this.#status = status;
    if (this.#entering) {
      this.#login.finish();
      this.#entering.done();
      this.#entering = null;
      return;
    }
    const job = this.#sent.shift();
    if (this.#sent.length === 0) this.#isBlocked = false;
    job?.end();
    this.#pump();
  }

  #refused(error: PostgresError, job: Job | undefined): void {
    if (this.#entering) {
      this.lose(error);
      return;
    }
    job?.failed(error, this);
    this.#standing.refused(error.code);
    // A migration changed a table: every plan that reads it is as old.
    if (isStale(error) && job instanceof Prepared) this.plans.forgetAll();
    this.#schedule();
  }

  #remarked(kind: "S" | "N", body: Buffer): void {
    const wrong = this.#standing.heard(kind, body);
    if (wrong) this.lose(wrong);
    else if (this.#entering && this.isMisplaced) this.lose(readOnly(this.address));
  }

  #notified(body: Buffer): void {
    const end = body.indexOf(0, 4);
    this.#hearer.notified?.(body.toString("utf8", 4, end), body.toString("utf8", end + 1, body.length - 1));
  }

  #authenticate(question: Buffer): void {
    const answer = this.#login.answer(question);
    if (answer) this.out.begin("p").raw(answer).end();
  }
}
