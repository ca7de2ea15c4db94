export type View = "daftar" | "papan";

const KEY = "kantor.tampil";
/** Parameters that do not choose what a list shows. */
const NOT_OF_THE_LIST = [
  ...["buka", "baru", "ubah", "muat", "retur", "selesai", "seri", "kolom"],
  ...["kirim", "kalah", "tindak", "kerja", "mesin"],
];

/** What the address asks for, else what was chosen last; a search or a filter means the list. */
export function viewAt(values: Readonly<Record<string, string>>, remembered: boolean): View {
  if (values.tampil === "papan" || values.tampil === "daftar") return values.tampil;
  const asksForList = Object.keys(values).some((key) => !NOT_OF_THE_LIST.includes(key));
  return remembered && !asksForList ? "papan" : "daftar";
}

export const remembersBoard = (name: string): boolean => read()[name] === "papan";

export const rememberView = (name: string, view: View): void =>
  localStorage.setItem(KEY, JSON.stringify({ ...read(), [name]: view }));

function read(): Record<string, unknown> {
  try {
    return { ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return {};
  }
}
