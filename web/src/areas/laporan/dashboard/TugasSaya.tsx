import { Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import {
  type Icon,
  IconAlarm,
  IconArrowRight,
  IconArrowsExchange,
  IconBuildingWarehouse,
  IconCalendarDollar,
  IconChecklist,
  IconDatabaseX,
  IconEyeExclamation,
  IconFileInvoice,
  IconHammer,
  IconLockOpen,
  IconMessageCircle,
  IconNotebook,
  IconPackageExport,
  IconPackageImport,
  IconReceiptRefund,
  IconTruckReturn,
} from "@tabler/icons-react";
import { dashboard, type JenisTugas, type Tugas } from "#contract/laporan/dashboard.ts";
import { useCall } from "../../../api/hooks.ts";
import { addressOfTask, type DocumentKind, TASKS } from "../../../documents/address.ts";
import { DocumentLink } from "../../../documents/DocumentLink.tsx";
import { useFollow } from "../../../documents/useFollow.ts";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { type Columns, columnsOf } from "../../../ui/list/columns.ts";
import { useRowsInDialog } from "../../../ui/list/dialogList.ts";
import { Tanggal } from "../../../ui/value/Tanggal.tsx";
import { type Daftar, IsiDaftar } from "./DaftarDialog.tsx";
import classes from "./dashboard.module.css";
import { Kartu } from "./Kartu.tsx";

type Rupa = { label: string; icon: Icon; late: boolean; columns: Columns<BarisTugas> };

type BarisTugas = Tugas["daftar"][number];

/** Tasks without a kind of document have no link. */
const kolom = (kind: DocumentKind | null) =>
  columnsOf<BarisTugas>([
    {
      id: "id",
      header: "Dokumen",
      card: "title",
      cell: (row) => (kind === null ? row.id : <DocumentLink kind={kind} kunci={row.kunci} label={row.id} />),
    },
    { id: "keterangan", header: "Keterangan", wrap: 420, cell: (row) => row.keterangan },
    { id: "tanggal", header: "Tanggal", card: "aside", cell: (row) => <Tanggal value={row.tanggal} /> },
  ]);

const rupa = (jenis: JenisTugas, label: string, icon: Icon, late = false): Rupa => ({
  label,
  icon,
  late,
  columns: kolom(TASKS[jenis].kind),
});

const RUPA: Readonly<Record<JenisTugas, Rupa>> = {
  pengajuan: rupa("pengajuan", "Pengajuan menunggu persetujuan", IconArrowsExchange),
  pengajuanAsset: rupa("pengajuanAsset", "Pengajuan asset menunggu persetujuan", IconBuildingWarehouse),
  retur: rupa("retur", "Retur menunggu keputusan", IconTruckReturn),
  pelepasanAsset: rupa("pelepasanAsset", "Pelepasan asset menunggu persetujuan", IconPackageExport),
  assetDitinjau: rupa("assetDitinjau", "Perubahan asset belum ditinjau", IconEyeExclamation),
  invoice: rupa("invoice", "Invoice menunggu persetujuan", IconFileInvoice),
  jurnalUmum: rupa("jurnalUmum", "Jurnal umum menunggu persetujuan", IconNotebook),
  bukaBulan: rupa("bukaBulan", "Bulan diminta dibuka kembali", IconLockOpen),
  plTerlambat: rupa("plTerlambat", "Pesan langsung terlambat", IconHammer, true),
  piutangTerlambat: rupa("piutangTerlambat", "Piutang lewat jatuh tempo", IconCalendarDollar, true),
  poTerlambat: rupa("poTerlambat", "PO terlambat", IconAlarm, true),
  hutangLewat: rupa("hutangLewat", "Hutang lewat jatuh tempo", IconReceiptRefund, true),
  langkahPelanggan: rupa("langkahPelanggan", "Langkah berikut dengan pelanggan", IconMessageCircle),
  langkahPemasok: rupa("langkahPemasok", "Langkah berikut dengan pemasok", IconMessageCircle),
  produkHarusPo: rupa("produkHarusPo", "Produk harus PO", IconPackageImport),
  backupGagal: rupa("backupGagal", "Backup gagal", IconDatabaseX, true),
};

/** The tasks of the signed-in person, with links to their documents. */
export function TugasSaya({ dialog }: { dialog: Dialog<Daftar> }) {
  const { data } = useCall(dashboard.getTugasSaya, {});
  return (
    <Kartu title="Tugas saya" icon={IconChecklist} wide>
      {data === undefined ? (
        <Skeleton height={46} />
      ) : data.data.length === 0 ? (
        <Text c="dimmed" size="sm">
          Tidak ada yang menunggu Anda. Semua sudah beres.
        </Text>
      ) : (
        <ul className={classes.tugas}>
          {data.data.map((tugas) => (
            <Baris key={tugas.jenis} tugas={tugas} dialog={dialog} />
          ))}
        </ul>
      )}
    </Kartu>
  );
}

function Baris({ tugas, dialog }: { tugas: Tugas; dialog: Dialog<Daftar> }) {
  const { label, icon: Sign, late } = RUPA[tugas.jenis];
  return (
    <li>
      <button
        type="button"
        data-late={late || undefined}
        onClick={() => dialog.open({ title: label, isi: () => <DaftarTugas tugas={tugas} /> })}
      >
        <Sign size={20} stroke={1.6} aria-hidden />
        <span>{label}</span>
        <b>{tugas.jumlah}</b>
      </button>
    </li>
  );
}

function DaftarTugas({ tugas }: { tugas: Tugas }) {
  const { label, columns } = RUPA[tugas.jenis];
  const task = TASKS[tugas.jenis];
  const href = addressOfTask(task);
  const follow = useFollow(href);
  const list = useRowsInDialog(tugas.daftar);
  const sisa = tugas.jumlah - tugas.daftar.length;
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {sisa > 0 ? `${tugas.daftar.length} yang paling lama menunggu, dan ${sisa} lainnya` : ""}
        </Text>
        <Button
          component="a"
          href={href}
          onClick={follow}
          variant="default"
          rightSection={<IconArrowRight size={16} aria-hidden />}
        >
          Buka {task.screen}
        </Button>
      </Group>
      <IsiDaftar label={label} columns={columns} list={list} rowKey={(row) => row.id + row.keterangan} />
    </Stack>
  );
}
