import { Select, Skeleton, Text } from "@mantine/core";
import type { Call, ClientInput } from "#kernel/call.ts";
import { ribuan, rupiah } from "#kernel/format.ts";
import { BARIS, type Grafik, type HasilGrafik } from "#kernel/grafik.ts";
import { useCall } from "../../../api/hooks.ts";
import { useSession } from "../../../api/session.ts";
import { ExportButton } from "../../file/ExportButton.tsx";
import { LoadFailed } from "../../page/Answered.tsx";
import { EmptyState } from "../../page/EmptyState.tsx";
import { later } from "../../page/later.tsx";
import { useUrlState } from "../urlState.ts";
import { ViewSwitch } from "../ViewSwitch.tsx";
import type { ChartProps } from "./GrafikChart.tsx";
import classes from "./grafik.module.css";
import { PivotTable } from "./PivotTable.tsx";
import {
  type ChartPanelProps,
  choicesOf,
  filtersOf,
  JENIS,
  jenisOf,
  type Pilihan,
  pilihanOf,
  type Shown,
} from "./pilihan.ts";

type Props = ChartPanelProps;
type Listed = Props["list"];
/** The library comes with the first picture: a pivot needs none. */
const GrafikChart = later<ChartProps>(() => import("./GrafikChart.tsx").then((file) => file.GrafikChart), 320);

const NONE = { grafik: null, ukuran: null, menurut: null, kedua: null } as const;

/** The documents of a list as a chart or a pivot, under the same filters. Its choices stand in the address. */
export function GrafikPanel({ grafik, list }: Props) {
  const { of, get } = grafik;
  const { filters, cari, narrowed, prefix } = list;
  const { values, change } = useUrlState(prefix);
  const actor = useSession();
  const pilihan = pilihanOf(of, values, actor);
  const input = inputOf(list, pilihan);
  const { data, error, isPlaceholderData, refetch } = useCall(get, input as ClientInput<Call>);
  const hasil = (data as { data: HasilGrafik } | undefined)?.data;
  const { label = "", uang = false } = of.ukuran[pilihan.ukuran] ?? {};
  const menurut = of.menurut[pilihan.menurut]?.label ?? "";
  const press: Shown["press"] = (pertama, kedua) => {
    const found = filtersOf(of, pilihan, [pertama, kedua], { ...filters, cari });
    return found === null ? undefined : () => change({ ...NONE, page: null, ...found }, "push");
  };
  const shown = { pilihan, label: `${label} menurut ${menurut}`, write: uang ? rupiah : ribuan, uang, press };
  return (
    <section className={classes.panel} aria-label={`Grafik ${of.judul}`}>
      <Choices grafik={grafik} list={list} pilihan={pilihan} />
      {hasil === undefined ? (
        error === null ? (
          <Skeleton height={420} aria-hidden />
        ) : (
          <LoadFailed message={error.message} retry={() => void refetch()} />
        )
      ) : hasil.pertama.length === 0 ? (
        <EmptyState
          title="Belum ada yang dapat digambar"
          text={narrowed ? "Ubah kata pencarian atau filternya." : "Grafik terisi setelah ada dokumennya."}
        />
      ) : (
        <div className={classes.shown} data-stale={isPlaceholderData || undefined}>
          <Total of={of} pilihan={pilihan} hasil={hasil} write={shown.write} />
          {jenisOf(values) !== "pivot" && (
            <GrafikChart {...shown} hasil={hasil} jenis={jenisOf(values)} bulan={of.menurut[pilihan.menurut]?.bulan} />
          )}
          <PivotTable {...shown} hasil={hasil} kepala={menurut} />
        </div>
      )}
    </section>
  );
}

/** The filters of the list without its order, and what is chosen. */
function inputOf({ searched }: Listed, { ukuran, menurut, kedua }: Pilihan): object {
  const { urut: _, ...filters } = (searched ?? {}) as { urut?: unknown };
  return { ...filters, ukuran, menurut, ...(kedua === null ? {} : { kedua }) };
}

type TotalProps = { of: Grafik; pilihan: Pilihan; hasil: HasilGrafik; write: (value: number) => string };

function Total({ of, pilihan, hasil, write }: TotalProps) {
  const { label = "", baris } = of.ukuran[pilihan.ukuran] ?? {};
  return (
    <Text size="sm" className={classes.total} aria-live="polite">
      {label} <b>{write(hasil.total)}</b>
      {baris && <span> · dijumlahkan dari {of.isi ?? BARIS}</span>}
    </Text>
  );
}

function Choices({ grafik, list, pilihan }: Props & { pilihan: Pilihan }) {
  const { of, file } = grafik;
  const { prefix } = list;
  const { values, change } = useUrlState(prefix);
  const choices = choicesOf(of, pilihan, useSession());
  const pick = (name: string) => (value: string | null) => value !== null && change({ [name]: value }, "replace");
  return (
    <div className={classes.choices}>
      <ViewSwitch views={JENIS} view={jenisOf(values)} show={(grafik) => change({ grafik }, "replace")} />
      <Select
        label="Ukuran"
        data={choices.ukuran}
        value={pilihan.ukuran}
        allowDeselect={false}
        onChange={pick("ukuran")}
      />
      <Select
        label="Menurut"
        data={choices.menurut}
        value={pilihan.menurut}
        allowDeselect={false}
        onChange={pick("menurut")}
      />
      <Select
        label="Lalu menurut"
        placeholder="Tidak dibagi lagi"
        data={choices.kedua}
        value={pilihan.kedua}
        clearable
        clearButtonProps={{ "aria-label": "Jangan dibagi lagi" }}
        onChange={(kedua) => change({ kedua }, "replace")}
      />
      <ExportButton
        call={file}
        input={inputOf(list, pilihan) as ClientInput<Call>}
        label="Export Grafik"
        fallback="Gagal download grafik"
      />
    </div>
  );
}
