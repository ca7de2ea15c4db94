// Stands inside index.html, before anything is painted: light or dark, the outline of the frame, the first call of the
// screen that the address asks for, and its code. Each would otherwise be known only when the code before it has arrived.
import type { Actor } from "#kernel/permission.ts";
import type { Early } from "./api/early.ts";
import { SESSION, TOKEN } from "./api/sessionKeys.ts";
import { savingHeaders } from "./api/slowLine.ts";
import { firstRequest, type Openings } from "./shell/opening.ts";
import { MODE_KEY, TAMPILAN_KEY } from "./theme/keys.ts";
import { tahunIni } from "./ui/list/tahunIni.ts";

/** Beside this script, written by tools/vite/opening.ts. */
function openings(): Openings {
  const told = document.getElementById("openings")?.textContent;
  return told ? JSON.parse(told) : { files: [], frame: [], screens: {}, calls: {}, inside: "" };
}

function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    // Storage is closed: as if nothing were kept.
    return null;
  }
}

/** Sends the first call; web/api/early.ts hands its answer to the screen that asks for it. */
function ask({ calls }: Openings, screen: string, token: string): void {
  const call = calls[screen];
  const { session } = JSON.parse(kept(SESSION) ?? "{}") as { session?: Actor };
  if (!call || !session) return;
  const url = firstRequest(call, { screen, search: location.search, actor: session, tahun: tahunIni() });
  if (url === null) return;
  const answer = fetch(url, { headers: { Accept: "application/json", token, ...savingHeaders() }, cache: "no-store" });
  // Who takes it hears of the failure.
  answer.catch(() => {});
  const early: Early = { url, token, sent: performance.now(), answer };
  window.kantorEarly = early;
  // Copied before the screen reads it.
  void answer
    .then(async (given) => {
      if (given.ok) early.body = await given.clone().json();
    })
    .catch(() => {});
}

/** The outline stays above the app until the app shows a page. */
function endOutline(): void {
  const root = document.getElementById("root");
  if (!root) return;
  const look = () => {
    const stands = root.querySelector("main, h1, [role=alert]") && !root.querySelector("[data-opening]");
    if (!stands) return;
    watch.disconnect();
    document.querySelector(".outline")?.remove();
    delete html.dataset.outline;
  };
  const watch = new MutationObserver(look);
  watch.observe(root, { childList: true, subtree: true });
  look();
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

const told = openings();
sayInside(told.inside);
const screen = location.pathname.replace(/\/+$/, "");
const token = kept(TOKEN);
if (token !== null && screen.startsWith("/admin")) {
  html.dataset.outline = kept(TAMPILAN_KEY)?.includes('"mini":true') ? "mini" : "full";
  document.addEventListener("DOMContentLoaded", endOutline);
  const { files, frame, screens } = told;
  // First of all: the answer is small, and all the code is behind it in the line.
  try {
    ask(told, screen, token);
  } catch {
    // What is kept was written by another version: the screen asks by itself.
  }
  for (const at of [...frame, ...(screens[screen] ?? [])]) load(files[at] ?? "");
}
