import { perusahaan } from "#areas/sistem/perusahaan/contract.ts";
import { waktu } from "#kernel/format.ts";
import { askCall } from "../api/hooks.ts";
import { readSession } from "../api/sessionStore.ts";

/** Where the filters of a list or report stand. */
const FILTERS = "main [data-saringan]";

let company: string[] = [];

/** What paper needs and nobody can wait for once it is being printed. */
export async function fetchKop(): Promise<void> {
  if (readSession().session === null) return;
  const { nama, alamat, telepon, email } = (await askCall(perusahaan.getKop, {})).data;
  const lines = [alamat.replaceAll("\n", ", "), [telepon, email].filter(Boolean).join(" / ")];
  company = [nama, ...lines.filter(Boolean)];
}

/** What narrows a list, in the words of its filters; what is as wide as it can be says nothing. */
export function saidFilters(place: Element): string {
  const fields = [...place.querySelectorAll<HTMLInputElement>("input:not([type=hidden], [type=checkbox])")];
  const said = fields.flatMap((field) => {
    const value = field.value.trim();
    const label = field.ariaLabel ?? field.labels?.[0]?.textContent ?? "";
    if (value === "" || /^semua\b/i.test(value) || field.hasAttribute("data-semua")) return [];
    return [field.type === "search" ? `Cari “${value}”` : `${label}: ${value}`];
  });
  const folded = place.querySelector("[aria-description^='Daftar sedang disaring'][aria-expanded=false]");
  return [...said, ...(folded ? ["Daftar ini sedang disaring"] : [])].join(" · ");
}

function element(name: string, text: string, where: ParentNode): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  where.append(made);
  return made;
}

/** The head of a sheet: whose it is, when and by whom it was printed; above each list what narrows it. */
export function putKop(): () => void {
  const head = document.createElement("div");
  head.toggleAttribute("data-kop");
  const [nama = "", ...rest] = company;
  const whose = element("div", "", head);
  element("strong", nama, whose);
  for (const line of rest) element("span", line, whose);
  const who = readSession().session?.nama;
  element("span", `Dicetak ${waktu(new Date())}${who ? ` oleh ${who}` : ""}`, head);
  document.body.prepend(head);
  const said = [...document.querySelectorAll(FILTERS)].flatMap((place) => {
    const words = saidFilters(place);
    if (words === "") return [];
    const line = document.createElement("p");
    line.toggleAttribute("data-disaring");
    line.textContent = words;
    place.before(line);
    return [line];
  });
  return () => {
    for (const put of [head, ...said]) put.remove();
  };
}
