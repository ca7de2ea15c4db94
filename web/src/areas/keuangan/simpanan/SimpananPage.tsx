import { Skeleton, Text } from "@mantine/core";
import { LAINNYA, type PilihanRekening, rekening } from "#contract/keuangan/rekening.ts";
import { type Simpanan, simpanan } from "#contract/keuangan/simpanan.ts";
import { useCall } from "../../../api/hooks.ts";
import { useAddress } from "../../../ui/dialog/useAddress.ts";
import { ExportButton } from "../../../ui/file/ExportButton.tsx";
import { columnsOf } from "../../../ui/list/columns.ts";
import { DateRangeFilter, SelectFilter } from "../../../ui/list/filters.tsx";
import { ListPage } from "../../../ui/list/ListPage.tsx";
import type { RowAction } from "../../../ui/list/rowActions.ts";
import { tahunIni } from "../../../ui/list/tahunIni.ts";
import { useList } from "../../../ui/list/useList.ts";
import { EmptyState } from "../../../ui/page/EmptyState.tsx";
import { Figures } from "../../../ui/value/Figures.tsx";
import { Money } from "../../../ui/value/Money.tsx";
import { Tanggal } from "../../../ui/value/Tanggal.tsx";
import { sisi } from "../pengajuan/PengajuanIsi.tsx";
import { SimpananDetail } from "./SimpananDetail.tsx";

const columns = columnsOf<Simpanan>([
  { id: "masuk", header: "Rekening Masuk", cell: (row) => sisi(row.rekeningTujuan) },
  { id: "keluar", header: "Rekening Keluar", cell: (row) => sisi(row.rekeningAsal) },
  {
    id: "kebutuhan",
    header: "Jenis Kebutuhan",
    card: "title",
    wrap: 220,
    cell: (row) => row.kebutuhan[0]?.namaKebutuhan ?? "-",
  },
  { id: "debit", header: "Debit", align: "right", cell: (row) => <Money value={row.debit || null} /> },
  { id: "kredit", header: "Kredit", align: "right", cell: (row) => <Money value={row.kredit || null} /> },
  { id: "mutasi", header: "Mutasi", align: "right", cell: (row) => <Money value={row.saldoAkhir} /> },
  { id: "tgl", header: "Tanggal Input", card: "aside", cell: (row) => <Tanggal value={row.tglDebitKredit} /> },
]);

/** The book of one account; the first one is preselected. */
export function SimpananPage() {
  const { data: answer, error } = useCall(rekening.getRekeningDropdown, {});
  if (answer === undefined) {
    return error === null ? <Skeleton height={420} aria-hidden /> : <Text role="alert">{error.message}</Text>;
  }
  const accounts = answer.data.filter((row) => row.namaRekening !== LAINNYA);
  const [first] = accounts;
  if (!first) return <EmptyState title="Belum ada rekening" text="Tambahkan rekening lebih dahulu di menu Rekening." />;
  return <Buku accounts={accounts} first={first} />;
}

function Buku({ accounts, first }: { accounts: readonly PilihanRekening[]; first: PilihanRekening }) {
  const list = useList(simpanan.getSimpananByRekening, {
    filters: { ...tahunIni(), idRekening: String(first.idRekening) },
  });
  const detail = useAddress();
  const { idRekening, tglAwal, tglAkhir } = list.filters;
  const actions: RowAction<Simpanan>[] = [
    {
      kind: "detail",
      call: "everyone",
      boleh: "always",
      run: ({ pengajuan: [isi] }) => isi && detail.open(isi.idPengajuan),
    },
  ];
  return (
    <>
      <Figures
        stale={list.stale}
        figures={[
          { label: "Total Saldo Akhir", value: list.answer?.saldoAkhirTotal },
          { label: "Saldo Awal Filter", value: list.answer?.saldoAwal },
          { label: "Saldo Akhir Filter", value: list.answer?.saldoAkhir },
        ]}
      />
      <ListPage
        title="Simpanan Rekening"
        columns={columns}
        list={list}
        rowKey={(row) => row.urut}
        rowName={(row) => row.pengajuan[0]?.idPengajuan ?? String(row.urut)}
        search={null}
        filters={
          <>
            <SelectFilter
              list={list}
              name="idRekening"
              label="Rekening"
              searchable
              options={accounts.map((row) => ({ value: String(row.idRekening), label: row.namaRekening }))}
            />
            <DateRangeFilter list={list} from="tglAwal" to="tglAkhir" />
          </>
        }
        toolbar={
          <ExportButton
            call={simpanan.exportSimpananRekening}
            input={{ idRekening, tglAwal, tglAkhir }}
            label="Export Simpanan"
            fallback="Gagal download data simpanan"
            masalah={list.held}
          />
        }
        actions={actions}
        actionsAt="end"
        empty={{
          title: "Belum ada mutasi",
          text: "Rekening ini belum menerima atau mengeluarkan uang pada tanggal yang dipilih.",
        }}
      />
      <SimpananDetail idRekening={idRekening} dialog={detail} />
    </>
  );
}
