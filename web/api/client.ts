import type { Answer, Call, ClientInput } from "#kernel/call.ts";
import { heardAnswer, heardNothing } from "./connection.ts";
import { takeAnswered, takeEarly } from "./early.ts";
import { encode, givenIn } from "./encode.ts";
import { CallFailed, isRecord } from "./failure.ts";
import { queryOf } from "./query.ts";
import { dropSession, readSession, type SessionState } from "./sessionStore.ts";
import { tell } from "./telling.ts";

export { CallFailed } from "./failure.ts";

type SendOptions = {
  signal?: AbortSignal;
  /** The server runs a call once for each key; a repeated key gets the first answer. */
  idempotencyKey?: string;
  /** How long to wait for the answer, where the default is too short. */
  patienceMs?: number | undefined;
};

/** How far the company's books had come at what was last seen here: no answer may be older, whichever server gives it. */
let place = "";

/** From here on a proxy answers, or a server that does not serve yet. */
const AWAY = 502;
const READ_MS = 30_000;
/** Imports of thousands of rows and uploads over slow lines take long. */
const WRITE_MS = 300_000;

/** Makes a call as the person who is signed in at this moment; every failure is a `CallFailed`. */
export const send = <C extends Call>(call: C, input: ClientInput<C>, options: SendOptions = {}): Promise<Answer<C>> =>
  sendAs(readSession(), call, input, options);

async function sendAs<C extends Call>(asker: SessionState, call: C, input: ClientInput<C>, options: SendOptions) {
  const response = await request(asker, call, await withPictures(asker, call, input), options);
  const body = await readJson(response);
  if (!response.ok || !isRecord(body) || body.status !== 200) throw failed(asker, call, response, body);
  return body as Answer<C>;
}

/** While a call is on its way its person may sign out, and another sign in: it never takes the other's token. */
function isStill({ token, session }: SessionState): boolean {
  const now = readSession();
  return now.token === token || (session !== null && now.session?.idUser === session.idUser);
}

/** What a call was answered before its screen asked (web/opening.ts), and when; undefined where it has to be asked. */
export function answeredEarly<C extends Call>(
  call: C,
  input: ClientInput<C>,
): { answer: Answer<C>; at: number } | undefined {
  const url = `/api${call.path}${queryOf(givenIn(input))}`;
  const { body, at } = (call.method === "GET" && takeAnswered(url, readSession().token)) || { body: null, at: 0 };
  return isRecord(body) && body.status === 200 ? { answer: body as Answer<C>, at } : undefined;
}

/** The code for pictures is no part of the first page; the forms that take them bring it. */
async function withPictures<I extends object>(asker: SessionState, call: Call, input: I): Promise<I> {
  if (Object.keys(call.files).length === 0) return input;
  const { uploaded } = await import("./upload.ts").catch((missing) => {
    throw unanswered(missing, undefined);
  });
  return uploaded(call, input, (piece, content, options) => sendAs(asker, piece, content, options));
}

/** Makes a call that answers a spreadsheet and saves it under the server's file name. */
export async function download<C extends Call>(call: C, input: ClientInput<C>): Promise<void> {
  const asker = readSession();
  const response = await request(asker, call, input, {});
  if (!response.ok) throw failed(asker, call, response, await readJson(response));
  saveFile(await response.blob(), nameOf(response) ?? "Export.xlsx");
}

export function saveFile(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Opens a PDF in a new tab for printing; if tabs are blocked it is downloaded. */
export function print(base64: string, fileName = "dokumen.pdf"): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const pdf = new Blob([bytes], { type: "application/pdf" });
  const address = URL.createObjectURL(pdf);
  const tab = window.open(address, "_blank");
  if (!tab) saveFile(pdf, fileName);
  setTimeout(() => URL.revokeObjectURL(address), 300_000);
}

async function request(asker: SessionState, call: Call, input: unknown, options: SendOptions): Promise<Response> {
  const token = isStill(asker) ? readSession().token : asker.token;
  const response = await transmit(call, input, options, token);
  const current = readSession().token;
  // Another tab has renewed the token meanwhile: call again with that token.
  if (response.status === 403 && current !== null && current !== token && isStill(asker)) {
    return transmit(call, input, options, current);
  }
  return response;
}

async function transmit(call: Call, input: unknown, options: SendOptions, token: string | null): Promise<Response> {
  const { query, body, headers } = await encode(call, input);
  if (token !== null && call.permission.kind !== "public") headers.set("token", token);
  if (options.idempotencyKey && call.method !== "GET") headers.set("Idempotency-Key", options.idempotencyKey);
  if (place !== "") headers.set("letak", place);
  const usual = call.method === "GET" && call.answers === "json" ? READ_MS : WRITE_MS;
  const timeout = AbortSignal.timeout(options.patienceMs ?? usual);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  try {
    const url = `/api${call.path}${query}`;
    const early = call.method === "GET" ? takeEarly(url, token) : null;
    const response = await (early === null
      ? fetch(url, { method: call.method, headers, body, signal, cache: "no-store" })
      : unlessGivenUp(early, signal));
    if (response.status < AWAY) heardAnswer();
    const seen = response.headers.get("letak") ?? "";
    if (seen > place) place = seen;
    return response;
  } catch (error) {
    throw unanswered(error, options.signal);
  }
}

const unlessGivenUp = <T>(answer: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    answer.then(resolve, reject);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });

/** A request that the screen aborted is no failure; any other one without an answer is a lost connection. */
function unanswered(error: unknown, givenUp: AbortSignal | undefined): unknown {
  if (givenUp?.aborted) return error;
  heardNothing();
  return new CallFailed(null, null);
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

function failed(asker: SessionState, call: Call, response: Response, body: unknown): CallFailed {
  const status = isRecord(body) && typeof body.status === "number" ? body.status : response.status;
  const failure = new CallFailed(status, body);
  if (status === 403 && call.permission.kind !== "public" && isStill(asker)) endSession(failure.message);
  return failure;
}

/** Ends the session with a message, shown once for all calls under way. */
export function endSession(message: string): void {
  if (readSession().token === null) return;
  dropSession();
  tell.failure(message);
}

function nameOf(response: Response): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  return encoded ? decodeURIComponent(encoded) : null;
}
