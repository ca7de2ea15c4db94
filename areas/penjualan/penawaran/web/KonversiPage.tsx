import { Anchor, Group, SegmentedControl, Stack, Text } from "@mantine/core";
import "@mantine/core/styles/SegmentedControl.css";
import { jakartaToday, ribuan } from "#kernel/format.ts";
import { akhirBulan } from "#kernel/kalender.ts";
import { BulanPicker } from "#web/documents/BulanPicker.tsx";
import { useFollow } from "#web/documents/useFollow.ts";
import { useUrlState } from "#web/ui/list/urlState.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { LineTable } from "#web/ui/value/LineTable.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { penawaran } from "../contract.ts";
import { type Konversi, persenKonversi, type SudutKonversi } from "../konversi.ts";
import { type AlasanKalah, STATUS_PENAWARAN, type StatusPenawaran } from "../label.ts";
import { STATUS } from "./status.ts";

type Masa = { awal: string; akhir: string };

/** The list of the quotations behind a number. */
const tautan = ({ awal, akhir }: Masa, saring: Readonly<Record<string, string>>): string =>
  `/admin/penawaran?${new URLSearchParams({ tglAwal: `${awal}-01`, tglAkhir: akhirBulan(akhir), ...saring })}`;

/** What became of the offers of some months, by Sales or product; each number leads to its quotations. */
export function KonversiPage() {
  const { values, change } = useUrlState();
  const kini = jakartaToday(new Date()).slice(0, 7);
  const { awal = kini, akhir = kini } = values;
  const sudut: SudutKonversi = values.sudut === "produk" ? "produk" : "sales";
  return (
    <Stack gap="md">
      <Group gap="sm">
        <SegmentedControl
          aria-label="Konversi per"
          data={[
            { value: "sales", label: "Per Sales" },
            { value: "produk", label: "Per Produk" },
          ]}
          value={sudut}
          onChange={(next) => change({ sudut: next }, "replace")}
        />
        <BulanPicker
          value={awal}
          onChange={(next) => change({ awal: next, akhir: next > akhir ? next : akhir }, "replace")}
        />
        <BulanPicker
          value={akhir}
          onChange={(next) => change({ awal: next < awal ? next : awal, akhir: next }, "replace")}
        />
      </Group>
      <Answered call={penawaran.getKonversiPenawaran} input={{ sudut, awal, akhir }} height={320}>
        {({ data }) => (
          <>
            <Tabel sudut={sudut} masa={{ awal, akhir }} baris={[...data.baris, data.semua]} />
            <Kalah masa={{ awal, akhir }} kalah={data.kalah} />
          </>
        )}
      </Answered>
    </Stack>
  );
}

type TabelProps = { sudut: SudutKonversi; masa: Masa; baris: readonly Konversi[] };

function Tabel({ sudut, masa, baris }: TabelProps) {
  const siapa = ({ id }: Konversi): Record<string, string> =>
    id === 0 ? {} : { [sudut === "sales" ? "idSales" : "idProduk"]: String(id) };
  return (
    <LineTable
      label={sudut === "sales" ? "Konversi per Sales" : "Konversi per produk"}
      wide
      lines={baris}
      lineKey={({ id }) => id}
      columns={[
        { header: sudut === "sales" ? "Sales" : "Produk", cell: ({ nama }) => nama, wrap: 180 },
        ...STATUS_PENAWARAN.map((status) => ({
          header: STATUS[status].label,
          align: "right" as const,
          cell: (row: Konversi) =>
            row.banyak[status] === 0 ? (
              "-"
            ) : (
              <Angka jumlah={row.banyak[status]} href={tautan(masa, { status, ...siapa(row) })} />
            ),
        })),
        { header: "Order batal", align: "right", cell: ({ batal }) => (batal === 0 ? "-" : ribuan(batal)) },
        { header: "Konversi", align: "right", cell: (row) => persen(row) },
        { header: "Nilai", align: "right", cell: ({ nilai }) => <Money value={nilai} /> },
      ]}
    />
  );
}

const persen = (row: Konversi): string => {
  const nilai = persenKonversi(row);
  return nilai === null ? "-" : `${String(nilai).replace(".", ",")}%`;
};

type KalahProps = { masa: Masa; kalah: readonly { alasan: AlasanKalah; jumlah: number; nilai: number }[] };

function Kalah({ masa, kalah }: KalahProps) {
  const status: StatusPenawaran = "Kalah";
  return (
    <Stack gap={4} mt="lg">
      <Text fw={600}>Alasan kalah</Text>
      <LineTable
        label="Alasan kalah"
        wide
        lines={kalah}
        lineKey={({ alasan }) => alasan}
        empty="Tidak ada penawaran yang kalah"
        columns={[
          { header: "Alasan", cell: ({ alasan }) => alasan },
          {
            header: "Jumlah",
            align: "right",
            cell: ({ alasan, jumlah }) => <Angka jumlah={jumlah} href={tautan(masa, { status, alasan })} />,
          },
          { header: "Nilai", align: "right", cell: ({ nilai }) => <Money value={nilai} /> },
        ]}
      />
    </Stack>
  );
}

/** A number that leads to what it counts. */
function Angka({ jumlah, href }: { jumlah: number; href: string }) {
  const follow = useFollow(href);
  return (
    <Anchor href={href} onClick={follow} inherit>
      {ribuan(jumlah)}
    </Anchor>
  );
}
