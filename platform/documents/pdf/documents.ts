import { Worker } from "node:worker_threads";
import { limiter } from "../../files/limiter.ts";
import { type DocumentOptions, drawDocuments } from "./letterhead.ts";

export type DrawTask = { documents: readonly DocumentOptions[]; title: string };

/** So many documents, with so many rows in all, are drawn sooner than a thread has begun. */
const FEW = 3;
const FEW_ROWS = 150;
const oneAtATime = limiter(1);

/** Several documents as one PDF. Many, and long ones, are drawn in a thread of their own, so that nobody else waits for them. */
export const documentsPdf = (documents: readonly DocumentOptions[], title: string): Promise<Buffer> =>
  documents.length <= FEW && rowsOf(documents) <= FEW_ROWS
    ? drawDocuments(documents, title)
    : oneAtATime(() => inThread({ documents, title }));

/** One document. */
export const documentPdf = (document: DocumentOptions): Promise<Buffer> =>
  documentsPdf([document], `${document.title} ${document.code}`);

const rowsOf = (documents: readonly DocumentOptions[]): number =>
  documents
    .flatMap(({ body }) => body)
    .map((part) => (typeof part === "object" && "table" in part ? (part.table?.body.length ?? 0) : 0))
    .reduce((sum, rows) => sum + rows, 0);

const inThread = (task: DrawTask): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL("./drawThread.ts", import.meta.url), { workerData: task });
    thread.once("message", (pdf: Uint8Array) => resolve(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)));
    thread.once("error", reject);
    thread.once("exit", (code) => reject(new Error(`The thread that drew documents ended with code ${code}`)));
  });
