/**
 * The service worker, /sw.js: opens the app without a network. Pages come from the network where it answers soon, so that
 * nobody stays with an old version; code and styles carry a hash in their names and are kept as they are used. Calls never
 * pass through here: what was answered last is kept by web/offline/answers.ts, under the person's name.
 */
type Extendable = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Extendable & { readonly request: Request; respondWith(answer: Promise<Response>): void };
type Told = Extendable & { readonly data: unknown };

type Scope = {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", act: (event: Extendable) => void): void;
  addEventListener(kind: "fetch", act: (event: Fetching) => void): void;
  addEventListener(kind: "message", act: (event: Told) => void): void;
};

// The compiler's types of workers and of pages do not go together.
const worker = self as unknown as Scope;

/** Written by tools/vite/worker.ts: the script that the page of this build names, what every screen needs, and all files. */
const { version, entry, shell, files }: { version: string; entry: string; shell: string[]; files: string[] } =
  /* BANGUNAN */ { version: "", entry: "", shell: [], files: [] };

const PREFIX = "kantor-";
const OWN = PREFIX + version;
/** Every screen is the same page. */
const PAGE = "/";
/** A page takes its first byte in less than a second at 400 kbit/s; after this time the kept one is shown. */
const PATIENCE_MS = 3_000;

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => event.waitUntil(keepLoaded(event.data)));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(asset(event));
  else if (request.mode === "navigate" && isScreen(pathname)) event.respondWith(page(request));
});

const isScreen = (path: string): boolean => path === PAGE || /^\/(admin|auth)(\/|$)/.test(path);

async function install(): Promise<void> {
  const answer = await fetch(PAGE, { cache: "no-cache" });
  // Where servers are replaced one by one, another may have answered; the next visit tries again.
  if (!answer.ok || !(await answer.clone().text()).includes(entry)) throw new Error("The page is of another version");
  const cache = await caches.open(OWN);
  await cache.put(PAGE, answer);
  await Promise.all(shell.map((file) => keep(cache, file)));
  await Promise.allSettled((await usedBefore()).map((file) => keep(cache, file)));
  await worker.skipWaiting();
}

/** Pages of the version before may still be open, and ask for its files: two versions stay. */
async function activate(): Promise<void> {
  const earlier = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OWN);
  await Promise.all(earlier.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** The files of this build that were in use under another hash, so that an upgrade takes no screen away. */
async function usedBefore(): Promise<string[]> {
  const used = new Set<string>();
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX)) continue;
    for (const { url } of await (await caches.open(name)).keys()) used.add(nameOf(new URL(url).pathname));
  }
  return files.filter((file) => used.has(nameOf(file)));
}

const nameOf = (file: string): string => file.replace(/-[\w-]{8}(?=\.\w+$)/, "");

/** What a page loaded before this worker was there. */
async function keepLoaded(loaded: unknown): Promise<void> {
  const cache = await caches.open(OWN);
  const wanted = Array.isArray(loaded) ? files.filter((file) => loaded.includes(file)) : [];
  await Promise.allSettled(wanted.map((file) => keep(cache, file)));
}

async function keep(cache: Cache, file: string): Promise<void> {
  if (await cache.match(file)) return;
  const answer = (await caches.match(file)) ?? (await fetch(file));
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}`);
  await cache.put(file, answer);
}

async function asset(event: Fetching): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    event.waitUntil(caches.open(OWN).then((cache) => cache.put(request.url, copy)));
  }
  return answer;
}

async function page(request: Request): Promise<Response> {
  const asked = fetch(request).catch(() => null);
  const soon = await Promise.race([asked, new Promise<null>((late) => setTimeout(late, PATIENCE_MS, null))]);
  if (soon && soon.status < 500) return soon;
  const kept = await (await caches.open(OWN)).match(PAGE);
  return kept ?? soon ?? (await asked) ?? Response.error();
}
