import type * as z from "zod/mini";
import type { Call } from "#kernel/call.ts";
import type { Menu } from "#kernel/permission.ts";
import type { Id, Tanggal } from "#kernel/types.ts";
import type { Config } from "../config.ts";
import type { Sql, Tx } from "../db/database.ts";
import type { Reads } from "../db/reads.ts";
import type { Mailer } from "../documents/mail/mail.ts";
import type { FileWork } from "../files/berkas.ts";
import type { EncodedImage } from "../files/image.ts";
import type { UrlSigner } from "../files/signedUrl.ts";
import type { Storage } from "../files/storage.ts";
import type { UploadedFile } from "../files/upload.ts";
import type { Log } from "../ops/log/log.ts";
import type { FiguresOf } from "../ops/metrics/figures.ts";
import type { Closing } from "./closing.ts";
import type { Jejak, Kejadian } from "./jejak/jejak.ts";
import type { Live } from "./live/live.ts";

/** The signed-in employee, as rules need it. */
export type User = {
  readonly idUser: Id<"karyawan">;
  readonly nama: string;
  readonly jabatan: string;
  readonly role: string;
  readonly menu: readonly Menu[];
  /** Acts through a key that opens these menus alone. */
  readonly terbatas?: boolean;
};

/** What the process offers to every request. It caches nothing that is not checked against the database. */
export type Services = {
  readonly config: Config;
  readonly sql: Sql;
  /** Where the calls in MAY_LAG are answered from. */
  readonly reads: Reads;
  readonly storage: Storage;
  readonly mailer: Mailer;
  readonly live: Live;
  readonly jejak: Jejak;
  readonly log: Log;
  readonly clock: () => Date;
  /** What every process of the app says of itself. */
  readonly figures: FiguresOf;
  /** Signs the challenges for passkeys. */
  readonly challengeKey: Buffer;
  /** A signed address from which a browser can load a stored picture for a limited time, while that session runs. */
  readonly address: UrlSigner["url"];
  /** A signature over the id of something that is opened by its address alone. */
  readonly seal: (id: string) => string;
};

/** A request without a session. */
export type OpenCtx = {
  readonly services: Services;
  readonly requestId: string;
  readonly call: string;
  readonly now: Date;
  /** The calendar day in Jakarta. */
  readonly today: Tanggal;
  /** IP address of the client. */
  readonly alamat: string;
  /** User-Agent header of the client. */
  readonly peramban: string;
  /** The app's address as the client sees it, such as https://kantor.example.com. */
  readonly asal: () => string;
};

/** A request of a signed-in employee that only reads. */
export type ReadCtx = OpenCtx & {
  readonly user: User;
  readonly session: Buffer;
  /** The database; for the calls in MAY_LAG it may be the replica, which can only be read. What a `read` gets from it is shared. */
  readonly db: Sql;
  /** The address of a stored picture, or null where there is none. */
  readonly picture: (idBerkas: string | null) => string | null;
};

/** A request of a signed-in employee that commits in several steps. */
export type OwnCtx = ReadCtx & {
  /** Keeps what a request that is sent again is told, should this process end before it has the answer. */
  keep(tx: Tx, answer: { message: string }): Promise<void>;
  /** Does a part of the action once, whatever becomes of this process: done again, it gets the first answer. */
  once<Made extends Record<string, unknown>>(tx: Tx, part: string, make: () => Promise<Made>): Promise<Made>;
};

/**
 * A business action under way: its transaction, who does it and when. Everything that writes takes a Deed, so nothing
 * is written outside a transaction or without an author.
 */
export type Deed = {
  readonly tx: Tx;
  readonly user: User;
  readonly now: Date;
  readonly today: Tanggal;
  readonly call: string;
  /** Missing where a transaction was not opened by the kernel: then everything is written at once. */
  readonly closing?: Closing;
};

/** A request of a signed-in employee that writes. */
export type WriteCtx = Omit<ReadCtx, "db"> &
  Deed & {
    readonly files: FileWork;
    /** Entries of the security trail (jejak keamanan) made in this transaction. */
    readonly terjadi: Kejadian[];
  };

/** What became of one call within another: 200 with its message, or its refusal. */
export type Performed = { status: number; message: string };

/**
 * Makes another call of the contract for the same person: permission, input, transaction, history and idempotency are
 * those of that call, and a refusal is answered and not thrown. `part` tells the calls of one request apart.
 */
export type Perform = {
  <C extends Call>(call: C, input: z.input<C["input"]>, part: string, around?: Around): Promise<Performed>;
  /** Refuses what that person may not do or what its input lacks, and does nothing. */
  check(call: Call, input: Record<string, unknown>): Promise<void>;
};

/** Does the call by `work`, and what belongs to it in the same transaction: where either is refused, neither happens. */
export type Around = (deed: WriteCtx, work: () => Promise<{ message: string }>) => Promise<{ message: string }>;

type Received<C extends Call> = {
  [Name in keyof C["files"]]: C["files"][Name] extends { kind: "image" } ? EncodedImage[] : UploadedFile[];
};
export type Input<C extends Call> = z.output<C["input"]> & Received<C>;
export type Output<C extends Call> = z.input<C["output"]>;
export type Sheet = { name: string; content: NodeJS.ReadableStream | Buffer };

type Answer<C extends Call> = Promise<Output<C> & { message?: string }>;
type WrittenAnswer<C extends Call> = Promise<Output<C> & { message: string }>;

/**
 * The kinds of handlers. `write` runs in one transaction, with idempotency and retry, that the kernel opens and
 * commits. `prepare` does slow work (hashing a password, reading a spreadsheet) before the transaction and answers the
 * function to run in it. `own` is for calls that commit in several steps (mail, sessions), or make other calls
 * (`perform`). `open` needs no session.
 */
export type Handler<C extends Call> = C["permission"] extends { kind: "public" }
  ? { open(context: OpenCtx, input: Input<C>): Answer<C> }
  :
      | { read(context: ReadCtx, input: Input<C>): Answer<C> }
      | { write(context: WriteCtx, input: Input<C>): WrittenAnswer<C> }
      | { prepare(context: ReadCtx, input: Input<C>): Promise<(deed: WriteCtx) => WrittenAnswer<C>> }
      | { own(context: OwnCtx, input: Input<C>, perform: Perform): Answer<C> }
      | { sheet(context: ReadCtx, input: Input<C>): Promise<Sheet> };

export type Handlers<R extends Readonly<Record<string, Call>>> = { readonly [Name in keyof R]: Handler<R[Name]> };

/** The handlers of a resource: one for each call of its contract, with the right types. */
export function implement<R extends Readonly<Record<string, Call>>>(_resource: R, handlers: Handlers<R>): Handlers<R> {
  return handlers;
}
