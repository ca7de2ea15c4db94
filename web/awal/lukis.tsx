import { ribuan } from "#kernel/format.ts";
import type { Actor } from "#kernel/permission.ts";
import { DARK, DARKEST, FILLED, variablesOf } from "../theme/variables.ts";
import { arranged } from "../ui/list/arranged.ts";
import type { Baris } from "../ui/list/baris.ts";
import { DataCards } from "../ui/list/DataCards.tsx";
import { DataTable, type RowsProps } from "../ui/list/DataTable.tsx";
import classes from "../ui/list/list.module.css";
import { lookOf, useActionsEnd } from "../ui/list/look.ts";
import { PHONE } from "../ui/list/phone.ts";
import tabs from "../ui/page/tabs.module.css";
import ui from "../ui/ui.module.css";
import type { AksiAwal } from "./pengganti/aksi.tsx";
import { type Piece, put } from "./pengganti/react.ts";
import { signIn } from "./pengganti/sesi.ts";

/** What stands around the rows of a list until its page comes: places of the right size, without use. */
export type Sekeliling<Row> = {
  /** The key of a row in the address of its detail. */
  readonly detail: (row: Row) => string;
  /** The names of the other actions; the first stands on cards. */
  readonly aksi: readonly string[];
  /** Whether rows can be chosen. */
  readonly sekaligus?: boolean;
  readonly saringan?: readonly ("pilih" | "hari" | "rentang")[];
  readonly tombol?: readonly string[];
  /** What stands above the list: tabs and the buttons beside them, or a line of this height. */
  readonly atas?: readonly ({ readonly tab: readonly string[]; readonly tombol?: readonly string[] } | number)[];
  /** Behind the screen's address in the name under which the look of the list is kept. */
  readonly prefix?: string;
};

/** The answer of a paged list, as far as it is read here. */
type Jawaban<Row> = { readonly data: readonly Row[]; readonly pagingCounter: number; readonly totalDocs: number };

export type Asked = {
  readonly screen: string;
  readonly search: string;
  readonly limit: number;
  /** In which order, where the list has one. */
  readonly urut: string | undefined;
  readonly actor: Actor;
  readonly accent: string;
};

export type Lukis = (place: HTMLElement, asked: Asked) => (answer: unknown) => void;

/** Paints a list before its page: at once its heads, then its rows. */
export function pelukis<Row>(baris: Baris<Row> | ((actor: Actor) => Baris<Row>), sekeliling: Sekeliling<Row>): Lukis {
  return (place, asked) => {
    signIn(asked.actor);
    colour(place, asked.accent);
    const look = typeof baris === "function" ? baris(asked.actor) : baris;
    const paint = (answer?: Jawaban<Row>, folded = false) => {
      place.replaceChildren();
      place.removeAttribute("data-bars");
      const daftar = <Daftar {...look} sekeliling={sekeliling} asked={asked} answer={answer} folded={folded} />;
      put(place, daftar as unknown as Piece);
      // As useFolded does.
      const line = place.querySelector("[data-one-line]");
      if (line && line.scrollWidth > line.clientWidth) paint(answer, true);
    };
    paint();
    return (answer) => {
      const { data, pagingCounter } = (answer ?? {}) as Partial<Jawaban<Row>>;
      if (Array.isArray(data) && data.length > 0 && Number.isSafeInteger(pagingCounter)) paint(answer as Jawaban<Row>);
    };
  };
}

/** The colours of the app's theme, which Mantine sets when it comes. */
function colour(place: HTMLElement, accent: string): void {
  const dark = document.documentElement.dataset.mantineColorScheme === "dark";
  const { variables, light, dark: night } = variablesOf();
  const shades = (name: string, from: number, list: readonly string[]) =>
    list.map((shade, at): [string, string] => [`--mantine-color-${name}-${from + at}`, shade]);
  const own = [...shades("dark", 0, DARK), ...Object.entries(DARKEST).flatMap(([name, list]) => shades(name, 8, list))];
  const primary = ["0", "3", "4", "8", "9", "filled", "light", "light-color", "light-hover"].map(
    (shade): [string, string] => [
      `--mantine-primary-color-${shade}`,
      `var(--mantine-color-${accent}-${shade === "filled" ? FILLED : shade})`,
    ],
  );
  for (const [name, value] of [...own, ...primary, ...Object.entries({ ...variables, ...(dark ? night : light) })]) {
    place.style.setProperty(name, value);
  }
}

type DaftarProps<Row> = Baris<Row> & {
  sekeliling: Sekeliling<Row>;
  asked: Asked;
  answer: Jawaban<Row> | undefined;
  /** The filters wait behind their button. */
  folded: boolean;
};

function Daftar<Row>(props: DaftarProps<Row>) {
  const { sekeliling, asked, answer, columns, search } = props;
  const { detail, aksi, sekaligus, saringan = [], tombol = [], atas = [], prefix } = sekeliling;
  const phone = matchMedia(PHONE).matches;
  const oneLine = !phone && saringan.length > 0 && !props.folded;
  const href = (row: Row) => {
    const next = new URLSearchParams(asked.search);
    next.set("buka", detail(row));
    return `${asked.screen}?${next}`;
  };
  const actions: AksiAwal<Row>[] = [{ kind: "detail", label: "Detail", href }, ...aksi.map((label) => ({ label }))];
  const rows: RowsProps<Row> = {
    label: props.title,
    columns: arranged(columns, lookOf(prefix ? `${asked.screen} ${prefix}` : asked.screen)),
    // What is below the edge of the screen is not seen before the page has come.
    rows: answer?.data.slice(0, Math.ceil(window.innerHeight / 24)),
    firstNumber: answer?.pagingCounter ?? 1,
    limit: asked.limit,
    rowKey: props.rowKey,
    rowName: props.rowName,
    ...(props.rowTone ? { rowTone: props.rowTone } : {}),
    actions: actions as never,
    actionsAt: useActionsEnd() ? "end" : (props.actionsAt ?? "end"),
    stale: false,
    ...(asked.urut === undefined ? {} : { sorting: { by: asked.urut, sort: () => {} } }),
    ...(sekaligus && !phone ? { chosen: NOTHING_CHOSEN as never } : {}),
  };
  return (
    <>
      {atas.map((one, at) => (
        <Atas key={String(at)} atas={one} />
      ))}
      {props.showTitle === true && <h2 style={TITLE}>{props.title}</h2>}
      <div className={classes.head} data-one-line={oneLine || undefined}>
        {search !== null && <Place className={classes.search} width="100%" />}
        {oneLine
          ? saringan.map((kind, at) => <Saring key={String(at)} kind={kind} />)
          : saringan.length > 0 && <Place text="Filter" icon />}
        <div className={classes.toolbar} style={oneLine ? FLEX : TOOLBAR}>
          <Sign />
          {phone && sekaligus && <Place text="Pilih" />}
          {!phone && columns.list.length >= 5 && <Sign />}
          {tombol.map((text) => (
            <Place key={text} text={text} icon />
          ))}
        </div>
      </div>
      <div className={classes.frame} style={{ marginTop: GAP }}>
        {phone ? <DataCards {...rows} /> : <DataTable {...rows} />}
        <div className={classes.pager}>
          <span style={PAGER}>{answer ? rangeOf(answer) : "Memuat…"}</span>
        </div>
      </div>
    </>
  );
}

const NOTHING_CHOSEN = { rows: [], page: "none", has: () => false, refuses: () => null, toggle: () => {} };
const GAP = "var(--mantine-spacing-sm)";
const FLEX = { display: "flex", alignItems: "center" } as const;
const TOOLBAR = { ...FLEX, flexWrap: "wrap" } as const;
const TITLE = { margin: `0 0 ${GAP}`, fontSize: "1rem", fontWeight: 650, lineHeight: 1.4 } as const;
const PAGER = {
  color: "var(--mantine-color-dimmed)",
  fontSize: "var(--mantine-font-size-sm)",
  lineHeight: "30px",
} as const;

const rangeOf = <Row,>({ data, pagingCounter, totalDocs }: Jawaban<Row>) =>
  `${ribuan(pagingCounter)}–${ribuan(pagingCounter + data.length - 1)} dari ${ribuan(totalDocs)}`;

type PlaceProps = {
  text?: string;
  icon?: boolean;
  width?: string | number;
  className?: string | undefined;
};

/** A grey place as large as the button or field that comes there. */
const Place = ({ text, icon, width, className }: PlaceProps) => (
  <i className={className} data-place style={{ width, paddingInline: text ? (icon ? "14px 18px" : 18) : 0 }}>
    {icon && <b style={{ width: 26 }} />}
    {text}
  </i>
);
const Sign = () => <i data-place data-sign style={{ width: 36 }} />;

const Saring = ({ kind }: { kind: "pilih" | "hari" | "rentang" }) =>
  kind === "rentang" ? (
    <div className={classes.range}>
      <Place className={ui.dateRange} width={300} />
      <Sign />
    </div>
  ) : (
    <Place className={kind === "hari" ? undefined : classes.filter} width={kind === "hari" ? 150 : 184} />
  );

function Atas({ atas }: { atas: NonNullable<Sekeliling<never>["atas"]>[number] }) {
  if (typeof atas === "number")
    return <i data-place style={{ display: "flex", height: atas, width: "min(100%, 420px)", marginBottom: GAP }} />;
  return (
    <div className={tabs.line}>
      <div className={tabs.tabs}>
        {atas.tab.map((name) => (
          <span key={name} className={tabs.tab}>
            {name}
          </span>
        ))}
      </div>
      {atas.tombol && (
        <div className={tabs.toolbar}>
          {atas.tombol.map((text) => (
            <Place key={text} text={text} icon />
          ))}
        </div>
      )}
    </div>
  );
}
