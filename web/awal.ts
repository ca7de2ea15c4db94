// Stands inside index.html, before anything is painted: light or dark, the outline of the page to come, the first call of the
// screen that the address asks for, and its code. Each would otherwise be known only when the code before it has arrived.
import type { Actor } from "#contract/kernel/permission.ts";
import { SESSION, TOKEN } from "./src/api/sessionKeys.ts";
import { savingHeaders } from "./src/api/slowLine.ts";
import { firstRequest, type Openings } from "./src/shell/opening.ts";
import { MODE_KEY, TAMPILAN_KEY } from "./src/theme/keys.ts";
import { tahunIni } from "./src/ui/list/tahunIni.ts";

/** Beside this script, written by vite.config.ts. */
function openings(): Openings {
  const told = document.getElementById("layar")?.textContent;
  return told ? JSON.parse(told) : { files: [], frame: [], screens: {}, calls: {} };
}

function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    // Storage is closed: as if nothing were kept.
    return null;
  }
}

/** Sends the first call; web/src/api/early.ts hands its answer to the screen that asks for it. */
function ask(calls: Openings["calls"], screen: string, token: string): void {
  const call = calls[screen];
  const { session } = JSON.parse(kept(SESSION) ?? "{}") as { session?: Actor };
  if (!call || !session) return;
  const url = firstRequest(call, { screen, search: location.search, actor: session, tahun: tahunIni() });
  if (url === null) return;
  const answer = fetch(url, { headers: { Accept: "application/json", token, ...savingHeaders() }, cache: "no-store" });
  // Who takes it hears of the failure.
  answer.catch(() => {});
  window.kantorAwal = { url, token, sent: performance.now(), answer };
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

const screen = location.pathname.replace(/\/+$/, "");
const token = kept(TOKEN);
if (token !== null && screen.startsWith("/admin")) {
  html.dataset.awal = kept(TAMPILAN_KEY)?.includes('"mini":true') ? "mini" : "dalam";
  const { files, frame, screens, calls } = openings();
  // First of all: the answer is small, and all the code is behind it in the line.
  try {
    ask(calls, screen, token);
  } catch {
    // What is kept was written by another version: the screen asks by itself.
  }
  for (const at of [...frame, ...(screens[screen] ?? [])]) load(files[at] ?? "");
}
