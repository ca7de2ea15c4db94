import { always, eventually, now } from "@antithesishq/bombadil";
import { actions, extract, weighted } from "@antithesishq/bombadil/browser";
import { back, clicks, forward, inputs, reload, scroll } from "@antithesishq/bombadil/browser/defaults/actions";

import { RAHASIA } from "./rahasia.mjs";

// What must hold on every screen, whoever presses what. jelajah.ts copies this file into a folder of its own, beside the amounts that
// the role may not see.

/**
 * Signs in with the session of the cookie, which the app takes when it is opened again, and hides what ends that session. A paper or
 * a chat opens no tab of its own, behind which the screen that is walked would draw no frames, and a mail no other program. Answers
 * whether the app has yet to take the session.
 */
const diLuar = extract(({ window, document }) => {
  const gaya = new window.CSSStyleSheet();
  gaya.replaceSync(
    "button:has(.tabler-icon-logout), a[target=_blank], a[href^=mailto] { visibility: hidden !important }",
  );
  document.adoptedStyleSheets = [gaya];
  window.open = () => null;
  if (!window.location.pathname.startsWith("/auth")) return false;
  const [, session] = /(?:^|; )masuk=([^;]+)/.exec(document.cookie) ?? [];
  const signedIn = session && JSON.parse(decodeURIComponent(session));
  if (!signedIn || window.localStorage.getItem("token") === signedIn.token) return false;
  window.localStorage.setItem("kantor.session", JSON.stringify({ session: signedIn, since: Date.now() }));
  window.localStorage.setItem("token", signedIn.token);
  window.localStorage.setItem("kantor.pengantar", "semua");
  return true;
});

const bukaLagi = actions(() => (diLuar.current ? ["Reload"] : []));
const tunggu = actions(() => ["Wait"]);

export const langkah = weighted([
  [60, clicks],
  [12, inputs],
  [8, back],
  [2, forward],
  [2, reload],
  [6, scroll],
  [2, tunggu],
  [60_000, bukaLagi],
]);

/** What a page that is being left still says is no fault. */
const DITINGGALKAN = /no longer runnable|dynamically imported module|could not be fetched/;
const terlempar = extract(({ errors }) =>
  errors.uncaughtExceptions
    .map(({ text, remote_object: thrown }) => thrown?.description ?? text)
    .filter((text) => !DITINGGALKAN.test(text)),
);
export const tidakAdaYangTerlempar = always(() => terlempar.current.length === 0);

const galat = extract(({ console: said }) =>
  said
    .filter(({ level }) => level === "error")
    .map(({ args }) => String(args[0] ?? ""))
    .filter((text) => !text.includes("Failed to load resource") && !DITINGGALKAN.test(text)),
);
export const tanpaGalatDiKonsol = always(() => galat.current.length === 0);

const serverGagal = extract(({ window }) =>
  window.performance
    .getEntriesByType("resource")
    .filter((entry) => entry.responseStatus >= 500)
    .map((entry) => `${entry.responseStatus} ${entry.name}`),
);
export const serverTidakGagal = always(() => serverGagal.current.length === 0);

/** Amounts of purchase, which only the prices of purchase contain, and their heading. */
const bocor = extract(({ document }) => {
  if (RAHASIA.length === 0) return [];
  const text = document.body?.innerText ?? "";
  return RAHASIA.filter((angka) => new RegExp(`(?<![\\d.])${angka}(?![\\d.])`).test(text));
});
export const hargaBeliTidakTampak = always(() => bocor.current.length === 0);

/** A dialog that only says that something is under way has nothing to press; one that comes or goes has the focus not yet, or no longer. */
const fokus = extract(({ document, window }) => {
  const stands = (one) => {
    const { opacity, transform } = window.getComputedStyle(one);
    return opacity === "1" && /^(none|matrix\(1, 0, 0, 1, 0, 0\))$/.test(transform);
  };
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].filter(
    (one) =>
      (one.checkVisibility?.() ?? true) && stands(one) && one.querySelector("button, input, textarea, a") !== null,
  );
  return dialogs.length === 0 || document.activeElement !== document.body;
});
/** As long as below: two looks are 5 s apart where the machine has other work, and a lost focus stays lost. */
export const fokusTidakHilang = always(() =>
  now(() => !fokus.current).implies(eventually(() => fokus.current).within(8, "seconds")),
);

/** What is done in an address at once, without a reason: the first and last page, a list of choices, work under way. */
const SENDIRI =
  "[data-loading], [aria-busy=true], [aria-label*=alaman], [aria-label^=Kolom], [aria-label*=aikkan], [aria-label*=urunkan]";
const tanpaAlasan = extract(({ document }) =>
  [...document.querySelectorAll("button:disabled, button[aria-disabled=true]")]
    .filter(
      (one) =>
        one.checkVisibility?.() && !one.matches(SENDIRI) && !one.closest("[data-calendar], .mantine-Pagination-root"),
    )
    .filter(
      (one) =>
        !one.title &&
        !one.dataset.tip &&
        !one.getAttribute("aria-describedby") &&
        !one.closest("[data-tip], [title], [aria-describedby]"),
    )
    .map((one) => one.getAttribute("aria-label") ?? one.textContent ?? ""),
);
export const yangTertutupBeralasan = always(() =>
  now(() => tanpaAlasan.current.length > 0).implies(
    eventually(() => tanpaAlasan.current.length === 0).within(8, "seconds"),
  ),
);

/** "Tugas saya": the rows of a kind and "n lainnya" are as many as its number says. */
const tugasBerbeda = extract(({ document }) =>
  [...document.querySelectorAll("main section[aria-label]")].flatMap((part) => {
    const banyak = part.querySelector(":scope > h3 b")?.textContent;
    // A day of the calendar says "hari ini" there.
    if (!/^[\d.]+$/.test(banyak ?? "") || part.querySelector("ul") === null) return [];
    const sisa = /([\d.]+) lainnya/.exec(part.textContent ?? "")?.[1] ?? "0";
    const angka = (text) => Number(text.replaceAll(".", ""));
    const rows = part.querySelectorAll("li").length;
    return rows + angka(sisa) === angka(banyak)
      ? []
      : [`${part.getAttribute("aria-label")}: ${rows} + ${sisa}, ${banyak}`];
  }),
);
export const angkaTugasSamaBarisnya = always(() => tugasBerbeda.current.length === 0);

/** Both sides of the balance sheet, to the rupiah. */
const neraca = extract(({ document }) => {
  const angka = (nama) =>
    [...document.querySelectorAll("main table tr")]
      .filter((row) => row.cells[0]?.textContent.trim() === nama)
      .flatMap((row) => [...row.cells].slice(1).map((cell) => cell.textContent));
  return JSON.stringify(angka("Total Aset")) === JSON.stringify(angka("Total Kewajiban dan Ekuitas"));
});
export const neracaSeimbang = always(() => neraca.current);

/** The rows at an address, once they are there and nothing lies above them. */
const layar = extract(({ document, window, lastAction }) => ({
  alamat: window.location.pathname + window.location.search,
  kembali: lastAction === "Back",
  baris:
    document.querySelector('[role="dialog"], main .mantine-Skeleton-root, [data-opening], [data-stale]') === null
      ? [...document.querySelectorAll("main [data-row]")].map((row) => row.textContent).join("\n")
      : null,
}));
let kini = { alamat: "", baris: null };
let sebelum = kini;
/** Whether a step just went back to where the step before it came from, with rows that were seen whole there. */
function baruKembali() {
  const { alamat, kembali, baris } = layar.current;
  const tiba = kembali && alamat === sebelum.alamat && sebelum.baris !== null;
  if (alamat !== kini.alamat) {
    if (!tiba) sebelum = kini;
    kini = { alamat, baris };
  } else if (baris !== null) {
    kini = { alamat, baris };
  }
  return tiba;
}
export const kembaliKeBarisYangSama = always(() =>
  now(baruKembali).implies(
    eventually(() => layar.current.alamat !== sebelum.alamat || layar.current.baris === sebelum.baris).within(
      30,
      "seconds",
    ),
  ),
);
