// Stands inside index.html, before anything is painted: light or dark, the outline of the page to come, the first call of the
// screen that the address asks for, and its code. Each would otherwise be known only when the code before it has arrived.
import type { Actor } from "#kernel/permission.ts";
import type { Early } from "./api/early.ts";
import { SESSION, TOKEN } from "./api/sessionKeys.ts";
import { savingHeaders } from "./api/slowLine.ts";
import type { Lukis } from "./awal/lukis.tsx";
import { firstRequest, type Openings } from "./shell/opening.ts";
import { ACCENTS, HURUF_KEY, MODE_KEY, TAMPILAN_KEY } from "./theme/keys.ts";
import { tahunIni } from "./ui/list/tahunIni.ts";

/** Beside this script, written by vite.config.ts. */
function openings(): Openings {
  const told = document.getElementById("layar")?.textContent;
  return told ? JSON.parse(told) : { files: [], frame: [], screens: {}, calls: {}, lists: {}, inside: "" };
}

function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    // Storage is closed: as if nothing were kept.
    return null;
  }
}

/**
 * Sends the first call; web/api/early.ts hands its answer to the screen that asks for it, and before that it is painted
 * into the outline, where the list has somebody who can.
 */
function ask({ calls, lists, ...told }: Openings, screen: string, token: string): void {
  const call = calls[screen];
  const { session } = JSON.parse(kept(SESSION) ?? "{}") as { session?: Actor };
  if (!call || !session) return;
  const url = firstRequest(call, { screen, search: location.search, actor: session, tahun: tahunIni() });
  if (url === null) return;
  const answer = fetch(url, { headers: { Accept: "application/json", token, ...savingHeaders() }, cache: "no-store" });
  // Who takes it hears of the failure.
  answer.catch(() => {});
  const early: Early = { url, token, sent: performance.now(), answer };
  window.kantorAwal = early;
  // Copied before the screen reads it.
  const rows = answer.then((given) => (given.ok ? given.clone().json() : null)).catch(() => null);
  void rows.then((body) => {
    early.body = body ?? undefined;
  });
  const list = lists[screen];
  if (list === undefined || !("starts" in call)) return;
  const query = new URLSearchParams(url.split("?")[1]);
  const asked = { screen, search: location.search, actor: session, accent: accent() };
  const limit = Number(query.get("limit"));
  const urut = "urut" in call.starts ? (query.get("urut") ?? "") : undefined;
  void Promise.all([
    import(/* @vite-ignore */ list) as Promise<{ lukis: Lukis }>,
    parsed.then(() => styled(told, screen)),
  ])
    .then(([{ lukis }]) => outline((place) => void rows.then(lukis(place, { ...asked, limit, urut }))))
    .catch(() => {});
}

/** When the whole page is there, up to the place of the app: its own styles stand before those that come. */
const parsed = new Promise<void>((done) => {
  const watch = new MutationObserver(() => {
    if (document.getElementById("root") === null) return;
    watch.disconnect();
    done();
  });
  watch.observe(document, { childList: true, subtree: true });
});

/** The styles of the screen, which its code finds there when it comes. */
function styled({ files, frame, screens }: Pick<Openings, "files" | "frame" | "screens">, screen: string) {
  const sheets = [...frame, ...(screens[screen] ?? [])]
    .map((at) => files[at] ?? "")
    .filter((file) => file.endsWith(".css"));
  return Promise.all(
    sheets.map((file) => {
      if (document.querySelector(`link[rel="stylesheet"][href="${file}"]`)) return null;
      const link = document.createElement("link");
      return new Promise((done) => {
        Object.assign(link, { rel: "stylesheet", crossOrigin: "", href: file, onload: done, onerror: done });
        document.head.append(link);
      });
    }),
  );
}

function accent(): string {
  const { accent } = JSON.parse(kept(TAMPILAN_KEY) ?? "{}") as { accent?: unknown };
  return ACCENTS.find((name) => name === accent) ?? ACCENTS[0];
}

/** Does something with the place of the page in the outline, while that is there. */
function outline(use: (place: HTMLElement) => void): void {
  const place = document.querySelector<HTMLElement>(".awal-page");
  if (!place) return;
  place.addEventListener("click", follow);
  use(place);
}

/** A link in the outline, or a press on a row that has one, only changes the address: the page that comes opens there. */
function follow(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return;
  const row = target.closest("label, input") ? null : target.closest("tr[data-row]");
  const link = target.closest("a") ?? row?.querySelector<HTMLAnchorElement>('a[href*="buka="]');
  if (!link || window.getSelection()?.isCollapsed === false) return;
  event.preventDefault();
  if (link.href === location.href) return;
  history.pushState(null, "", link.href);
  // Its row is tinted meanwhile.
  for (const one of document.querySelectorAll(".awal [data-row]"))
    one.toggleAttribute("data-chosen", one.contains(link));
}

/** The outline stays above the app until that shows a page, with its rows where it is a list. */
function endOutline(): void {
  const root = document.getElementById("root");
  const shown = document.querySelector<HTMLElement>(".awal");
  if (!root || !shown) return;
  const stands = () =>
    root.querySelector("main, h1, [role=alert]") !== null &&
    root.querySelector("[data-opening]") === null &&
    // Rows that can be read stay until the page shows them; without any, search and filters wait for nothing.
    (shown.querySelector("[data-row]") === null ||
      root.querySelector("main [data-row]") !== null ||
      root.querySelector("[data-coming]") === null);
  const watch = new MutationObserver(() => {
    if (!stands()) return;
    watch.disconnect();
    const { scrollTop } = shown;
    const chosen = shown.querySelectorAll("[data-row] input:checked");
    shown.remove();
    delete html.dataset.awal;
    if (scrollTop > 0) scrollTo(0, scrollTop);
    // Rows that were chosen in the outline are chosen in the page.
    for (const { ariaLabel } of chosen) {
      root.querySelector<HTMLElement>(`[data-row] input[aria-label="${CSS.escape(ariaLabel ?? "")}"]`)?.click();
    }
  });
  watch.observe(root, { childList: true, subtree: true });
}

/** Says of styles inside the page that they are there, to the code that would fetch them. */
function sayInside(sheet: string): void {
  const link = document.createElement("link");
  link.setAttribute("disabled", "");
  link.rel = "stylesheet";
  link.setAttribute("href", sheet);
  if (sheet !== "") document.head.append(link);
}

function load(file: string): void {
  const link = document.createElement("link");
  const style = file.endsWith(".css");
  link.rel = style ? "preload" : "modulepreload";
  if (style) {
    link.as = "style";
    // As the chunks ask for their styles; another way would fetch them twice.
    link.crossOrigin = "";
  }
  link.href = file;
  document.head.append(link);
}

const html = document.documentElement;
const mode = kept(MODE_KEY);
const dark = mode === "dark" || (mode !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
html.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");
if (kept(HURUF_KEY) !== null) html.dataset.huruf = "ada";

const told = openings();
sayInside(told.inside);
const screen = location.pathname.replace(/\/+$/, "");
const token = kept(TOKEN);
if (token !== null && screen.startsWith("/admin")) {
  html.dataset.awal = kept(TAMPILAN_KEY)?.includes('"mini":true') ? "mini" : "dalam";
  void parsed.then(endOutline);
  const { files, frame, screens } = told;
  // First of all: the answer is small, and all the code is behind it in the line.
  try {
    ask(told, screen, token);
  } catch {
    // What is kept was written by another version: the screen asks by itself.
  }
  for (const at of [...frame, ...(screens[screen] ?? [])]) load(files[at] ?? "");
}
