import { Alert, Anchor, Skeleton, Stack } from "@mantine/core";
import type { Answer } from "#kernel/call.ts";
import { jakartaToday, rupiah } from "#kernel/format.ts";
import { useCall } from "#web/api/hooks.ts";
import { useSimpanan } from "#web/documents/SaldoRekening.tsx";
import { useFollow } from "#web/documents/useFollow.ts";
import { onOpening } from "#web/ui/dialog/onOpening.tsx";
import { useAddress } from "#web/ui/dialog/useAddress.ts";
import { ExportButton } from "#web/ui/file/ExportButton.tsx";
import { DateRangeFilter, SelectFilter } from "#web/ui/list/filters.tsx";
import { ListPage } from "#web/ui/list/ListPage.tsx";
import type { RowAction } from "#web/ui/list/rowActions.ts";
import { useList } from "#web/ui/list/useList.ts";
import { LoadFailed } from "#web/ui/page/Answered.tsx";
import { Figures } from "#web/ui/value/Figures.tsx";
import { type Akun, akun, JENIS_AKUN } from "../../akun/contract.ts";
import { awalBulan } from "../../laporan-buku/masa.ts";
import { type BarisBuku, buku, saldoBuku } from "../contract.ts";
import { ExportJurnal } from "./ExportJurnal.tsx";
import { columns } from "./kolom.tsx";

const JurnalDetail = onOpening(() => import("./JurnalDetail.tsx").then((file) => file.JurnalDetail));

/** The book of an account; the first account is preselected. */
export function BukuPage() {
  const { data: answer, error, refetch } = useCall(akun.getBaganAkun, {});
  const first = answer?.data[0];
  if (answer === undefined || first === undefined) {
    if (error !== null) return <LoadFailed message={error.message} retry={() => void refetch()} />;
    return <Skeleton height={420} aria-hidden />;
  }
  return <Buku semua={answer.data} first={first} />;
}

const pilihan = (semua: readonly Akun[]) =>
  JENIS_AKUN.flatMap((jenis) =>
    semua
      .filter((row) => row.jenis === jenis)
      .map(({ idAkun, kode, nama }) => ({ value: String(idAkun), label: `${kode} ${nama}` })),
  );

function Buku({ semua, first }: { semua: readonly Akun[]; first: Akun }) {
  const today = jakartaToday(new Date());
  const list = useList(buku.getBukuBesar, {
    filters: { akun: String(first.idAkun), dari: awalBulan(today), sampai: today },
  });
  const detail = useAddress();
  const actions: RowAction<BarisBuku>[] = [
    { kind: "detail", call: "everyone", boleh: "always", run: ({ idJurnal }) => detail.open(String(idJurnal)) },
  ];
  return (
    <Stack gap="md">
      <Saldo list={list} />
      <Piutang answer={list.answer} />
      <ListPage
        title="Buku Besar"
        columns={columns}
        list={list}
        rowKey={(row) => `${row.idJurnal} ${row.urutan}`}
        rowName={(row) => `${row.dokumen} ${row.urutan}`}
        sums={{ of: ["debit", "kredit"] }}
        search="Kode dokumen lengkap"
        filters={
          <>
            <SelectFilter list={list} name="akun" label="Akun" searchable options={pilihan(semua)} />
            <DateRangeFilter list={list} from="dari" to="sampai" />
          </>
        }
        toolbar={
          <>
            <ExportButton
              call={buku.exportBukuBesar}
              input={list.searched}
              label="Export Buku Besar"
              fallback="Gagal download data buku besar"
              masalah={list.held ?? null}
            />
            <ExportJurnal masa={list.filters} masalah={list.held ?? null} />
          </>
        }
        actions={actions}
        empty={{ title: "Tidak ada jurnal", text: "Akun ini tidak bergerak pada tanggal yang dipilih." }}
      />
      <JurnalDetail dialog={detail} />
    </Stack>
  );
}

type BukuAnswer = Answer<typeof buku.getBukuBesar> | undefined;

const URUTAN = ["saldoAkhir", "saldoAwal", "debit", "kredit"] as const;

type SaldoProps = { list: { answer: BukuAnswer; stale: boolean; filters: Record<"dari" | "sampai", string> } };

function Saldo({ list: { answer, stale, filters } }: SaldoProps) {
  const idRekening = answer?.akun.idRekening ?? null;
  const note = idRekening !== null && <KeSimpanan idRekening={idRekening} masa={filters} />;
  return (
    <Figures
      stale={stale}
      figures={URUTAN.map((nama, at) => ({
        label: saldoBuku[nama].label,
        value: answer?.[nama],
        ...(at === 0 && { note }),
      }))}
    />
  );
}

/** Of a bank or cash account the payments in the same days. */
function KeSimpanan({ idRekening, masa }: { idRekening: number; masa: { dari: string; sampai: string } }) {
  const href = useSimpanan(idRekening, masa);
  const follow = useFollow(href ?? "");
  if (href === null) return null;
  return (
    <Anchor href={href} onClick={follow} size="sm">
      Lihat di Simpanan
    </Anchor>
  );
}

/** What customers owe and what they paid in advance; both are in this book. */
function Piutang({ answer }: { answer: BukuAnswer }) {
  const piutang = answer?.akun.piutang;
  if (!piutang) return null;
  const pada = piutang.idPiutang === answer?.akun.idAkun ? "Buku ini" : "Buku Piutang Pelanggan";
  return (
    <Alert color="blue" variant="light">
      {pada} memuat setiap order di kedua sisinya: piutang {rupiah(piutang.piutang)} dikurangi uang muka pelanggan{" "}
      {rupiah(piutang.uangMuka)}, yang di laporan berdiri sendiri sebagai akun Uang Muka Pelanggan.
    </Alert>
  );
}
