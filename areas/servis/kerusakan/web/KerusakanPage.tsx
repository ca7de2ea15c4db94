import { Anchor, Group, Stack } from "@mantine/core";
import { desimal, jakartaToday, ribuan } from "#kernel/format.ts";
import { geserBulan } from "#kernel/kalender.ts";
import { BulanPicker } from "#web/documents/BulanPicker.tsx";
import { useFollow } from "#web/documents/useFollow.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { type Addressed, useAddress } from "#web/ui/dialog/useAddress.ts";
import { ExportButton } from "#web/ui/file/ExportButton.tsx";
import { useUrlState } from "#web/ui/list/urlState.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { recordColumn } from "#web/ui/record/recordColumn.tsx";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { TwoLines } from "#web/ui/value/TwoLines.tsx";
import { type Kerusakan, kerusakan } from "../contract.ts";
import { isiKerusakan, sebutBatch } from "../isiKerusakan.ts";

const KerusakanDetail = onOpening(() => import("./KerusakanDetail.tsx").then((file) => file.KerusakanDetail));

const kunciOf = ({ idProduk, asal, bulan }: Kerusakan): string => `${idProduk}_${asal}_${bulan}`;

/** How often the machines of each product and batch fail, and what that costs under guarantee. */
export function KerusakanPage() {
  const { values, change } = useUrlState();
  const kini = jakartaToday(new Date()).slice(0, 7);
  const { awal = geserBulan(kini, -11), akhir = kini } = values;
  const masa = { awal, akhir };
  const detail = useAddress();
  return (
    <Stack gap="md">
      <Group gap="sm">
        <BulanPicker
          value={awal}
          onChange={(next) => change({ awal: next, akhir: next > akhir ? next : akhir }, "replace")}
        />
        <BulanPicker
          value={akhir}
          onChange={(next) => change({ awal: next < awal ? next : awal, akhir: next }, "replace")}
        />
        <ExportButton
          call={kerusakan.exportKerusakan}
          input={masa}
          label="Export Kerusakan"
          fallback="Gagal download data kerusakan"
        />
      </Group>
      <Answered call={kerusakan.getKerusakan} input={masa} height={320}>
        {({ data }) => (
          <LineTable
            label="Kerusakan per produk dan batch"
            wide
            lines={data}
            lineKey={kunciOf}
            columns={columnsOf(detail, data)}
            empty="Tidak ada mesin bernomor seri yang dikirim pada bulan ini, dan tidak ada keluhan"
          />
        )}
      </Answered>
      <KerusakanDetail dialog={detail} masa={masa} />
    </Stack>
  );
}

/** The cost has its column only for those who may see it. */
function columnsOf(detail: Addressed<string>, rows: readonly Kerusakan[]): LineColumn<Kerusakan>[] {
  const angka = (header: string, jumlah: (row: Kerusakan) => number | null): LineColumn<Kerusakan> => ({
    header,
    align: "right",
    cell: (row) => <Angka jumlah={jumlah(row)} href={detail.href(kunciOf(row))} />,
  });
  return [
    {
      header: isiKerusakan.namaProduk.label,
      cell: (row) => <TwoLines below={sebutBatch(row)}>{row.namaProduk}</TwoLines>,
      wrap: 200,
    },
    angka(isiKerusakan.unit.label, ({ unit }) => unit),
    angka(isiKerusakan.kerusakan.label, (row) => row.kerusakan),
    {
      header: isiKerusakan.persen.label,
      align: "right",
      cell: ({ persen }) => (persen === null ? "-" : desimal(persen)),
    },
    angka(isiKerusakan.kunjungan.label, (row) => row.kunjungan),
    ...(rows.some(({ biaya }) => biaya !== null) ? [recordColumn(isiKerusakan, "biaya")] : []),
  ];
}

/** A number that opens the documents that it counts. */
function Angka({ jumlah, href }: { jumlah: number | null; href: string }) {
  const follow = useFollow(href);
  if (!jumlah) return <>{jumlah === null ? "-" : "0"}</>;
  return (
    <Anchor href={href} onClick={follow} inherit>
      {ribuan(jumlah)}
    </Anchor>
  );
}
