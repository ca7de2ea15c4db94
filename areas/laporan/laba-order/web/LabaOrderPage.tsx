import { Button, Group, SegmentedControl, Stack } from "@mantine/core";
import "@mantine/core/styles/SegmentedControl.css";
import { IconX } from "@tabler/icons-react";
import type { Answer } from "#kernel/call.ts";
import { useSession } from "#web/api/session.ts";
import { BulanPicker } from "#web/documents/BulanPicker.tsx";
import { useOpen } from "#web/documents/useFollow.ts";
import { LaterSelect } from "#web/ui/field/LaterSelect.tsx";
import { ExportButton } from "#web/ui/file/ExportButton.tsx";
import { startsOf } from "#web/ui/list/daftar.ts";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import type { RowAction } from "#web/ui/list/rowActions.ts";
import { useList } from "#web/ui/list/useList.ts";
import { Figures } from "#web/ui/value/Figures.tsx";
import {
  type BarisLaba,
  isiLaba,
  labaOrder,
  NAMA_SUDUT,
  SUDUT_LABA,
  type SudutLaba,
  tulisPersen,
} from "../contract.ts";
import { masaPilihan, PILIHAN_MASA, type PilihanMasa } from "../masa.ts";
import { COLUMNS } from "./columns.tsx";
import { bulanIni, DAFTAR_LABA } from "./daftar.ts";
import { tautanLaba } from "./tautan.ts";

const CARI: Readonly<Record<SudutLaba, string>> = {
  order: "Kode/Nama/Instansi",
  produk: "Nama/Kode",
  pelanggan: "Nama/Instansi/No Telp",
  sales: "Nama",
};
const TANPA = { idProduk: "", idPelanggan: "", idUser: "", pos: "" };

/** What is earned of each order, product, customer or sales person in a range of months. */
export function LabaOrderPage() {
  const list = useList(DAFTAR_LABA.call, startsOf(DAFTAR_LABA));
  const session = useSession();
  const open = useOpen();
  const { sudut, awal, akhir } = list.filters;
  const kini = SUDUT_LABA.find((satu) => satu === sudut) ?? "order";
  const href = (row: BarisLaba) => tautanLaba(row, { awal, akhir }, session) ?? "";
  const actions: RowAction<BarisLaba>[] = [
    { kind: "detail", label: "Dokumen", call: "everyone", boleh: "always", href, run: (row) => open(href(row)) },
  ];
  return (
    <Stack gap="sm">
      <Sudut kini={kini} dipilih={list.answer?.dipilih ?? null} choose={list.setFilters} />
      <Jumlah answer={list.answer} stale={list.stale} />
      <ListPage
        title={`Laba ${NAMA_SUDUT[kini]}`}
        columns={COLUMNS[kini]}
        list={list}
        rowKey={({ kunci }) => kunci}
        rowName={({ kode, nama }) => kode || nama}
        search={CARI[kini]}
        filters={<Masa masa={{ awal, akhir }} choose={list.setFilters} />}
        toolbar={
          <>
            <ExportButton
              call={labaOrder.exportLabaOrder}
              input={{ ...list.searched, bentuk: "csv" }}
              label="CSV"
              fallback="Gagal download laba per order"
            />
            <ExportButton
              call={labaOrder.exportLabaOrder}
              input={list.searched}
              label="Export Laba"
              fallback="Gagal download laba per order"
            />
          </>
        }
        actions={actions}
        empty={{ title: "Belum ada penjualan", text: "Pilih bulan lain: laba tercatat saat barang keluar." }}
      />
    </Stack>
  );
}

type SudutProps = {
  kini: SudutLaba;
  dipilih: string | null;
  choose: (filters: Partial<Record<"sudut" | "urut" | keyof typeof TANPA, string>>) => void;
};

/** By what the profit is told, and what the orders are chosen by. */
function Sudut({ kini, dipilih, choose }: SudutProps) {
  return (
    <Group gap="sm" align="center">
      <SegmentedControl
        aria-label="Laba per"
        data={SUDUT_LABA.map((value) => ({ value, label: NAMA_SUDUT[value] }))}
        value={kini}
        onChange={(next) => choose({ ...TANPA, sudut: next, urut: "" })}
      />
      {dipilih && (
        <Button
          variant="default"
          rightSection={<IconX size={14} aria-hidden />}
          aria-label={`Tampilkan semua, bukan hanya ${dipilih}`}
          onClick={() => choose(TANPA)}
        >
          {dipilih}
        </Button>
      )}
    </Group>
  );
}

type JumlahProps = { answer: Answer<typeof labaOrder.getLabaOrder> | undefined; stale: boolean };

/** The sums of everything that is found. */
function Jumlah({ answer, stale }: JumlahProps) {
  const jumlah = answer?.jumlah;
  const persen = jumlah?.persen ?? null;
  return (
    <Figures
      stale={stale}
      figures={[
        {
          label: isiLaba.margin.label,
          value: jumlah?.margin,
          note: persen === null ? undefined : ` ${tulisPersen(persen)}%`,
        },
        { label: isiLaba.pendapatan.label, value: jumlah?.pendapatan },
        { label: isiLaba.hpp.label, value: jumlah?.hpp },
      ]}
    />
  );
}

type MasaProps = {
  masa: { awal: string; akhir: string };
  choose: (masa: { awal: string; akhir: string }) => void;
};

/** The months: one of the usual ranges, or any first and last month. */
function Masa({ masa: { awal, akhir }, choose }: MasaProps) {
  const pilihan = masaPilihan(bulanIni());
  const dipilih = PILIHAN_MASA.find((nama) => pilihan[nama].awal === awal && pilihan[nama].akhir === akhir);
  return (
    <>
      <LaterSelect
        aria-label="Masa"
        placeholder="Bulan lain"
        data={PILIHAN_MASA.map((nama) => ({ value: nama, label: nama }))}
        value={dipilih ?? null}
        allowDeselect={false}
        onChange={(next) => next && choose(pilihan[next as PilihanMasa])}
        w={150}
      />
      <BulanPicker value={awal} onChange={(next) => choose({ awal: next, akhir: next > akhir ? next : akhir })} />
      <BulanPicker value={akhir} onChange={(next) => choose({ awal: next < awal ? next : awal, akhir: next })} />
    </>
  );
}
