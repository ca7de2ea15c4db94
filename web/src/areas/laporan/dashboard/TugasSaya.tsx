import { Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import {
  type Icon,
  IconAlarm,
  IconArrowRight,
  IconArrowsExchange,
  IconBuildingWarehouse,
  IconChecklist,
  IconDatabaseX,
  IconFileInvoice,
  IconHammer,
  IconPackageImport,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { dashboard, type JenisTugas, type Tugas } from "#contract/laporan/dashboard.ts";
import { useCall } from "../../../api/hooks.ts";
import type { DocumentKind } from "../../../documents/address.ts";
import { DocumentLink } from "../../../documents/DocumentLink.tsx";
import type { Dialog } from "../../../ui/dialog/useDialog.ts";
import { type Columns, columnsOf } from "../../../ui/list/columns.ts";
import { useRowsInDialog } from "../../../ui/list/dialogList.ts";
import { Tanggal } from "../../../ui/value/Tanggal.tsx";
import { type Daftar, Isi } from "./daftar.tsx";
import classes from "./dashboard.module.css";
import { Kartu } from "./Kartu.tsx";

type Rupa = {
  label: string;
  icon: Icon;
  late?: boolean;
  columns: Columns<BarisTugas>;
  layar: string;
  /** Where the whole list is. */
  ke: string;
  saring: Record<string, string>;
};

type BarisTugas = Tugas["daftar"][number];

/** Without a kind there is no document to go to. */
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

const SEMUA_HARI = { tglAwal: "", tglAkhir: "" };

const RUPA: Readonly<Record<JenisTugas, Rupa>> = {
  pengajuan: {
    label: "Pengajuan menunggu persetujuan",
    icon: IconArrowsExchange,
    columns: kolom("pengajuan"),
    layar: "Mutasi Rekening",
    ke: "/admin/pengajuanBiaya",
    saring: { status: "Menunggu", ...SEMUA_HARI },
  },
  pengajuanAsset: {
    label: "Pengajuan asset menunggu persetujuan",
    icon: IconBuildingWarehouse,
    columns: kolom("pengajuanAsset"),
    layar: "Pengajuan Asset",
    ke: "/admin/asset/pengajuanAsset",
    saring: { status: "Menunggu", ...SEMUA_HARI },
  },
  invoice: {
    label: "Invoice menunggu persetujuan",
    icon: IconFileInvoice,
    columns: kolom("invoice"),
    layar: "Invoice",
    ke: "/admin/invoiceorder",
    saring: {},
  },
  plTerlambat: {
    label: "Pesan langsung terlambat",
    icon: IconHammer,
    late: true,
    columns: kolom("order"),
    layar: "Pesan Langsung",
    ke: "/admin/pesanlangsung",
    saring: { statusProduk: "Progress", ...SEMUA_HARI },
  },
  poTerlambat: {
    label: "PO terlambat",
    icon: IconAlarm,
    late: true,
    columns: kolom("po"),
    layar: "Purchase Order",
    ke: "/admin/po",
    saring: {},
  },
  produkHarusPo: {
    label: "Produk harus PO",
    icon: IconPackageImport,
    columns: kolom("produk"),
    layar: "Produk",
    ke: "/admin/produk",
    saring: { tab: "harus-po" },
  },
  backupGagal: {
    label: "Backup gagal",
    icon: IconDatabaseX,
    late: true,
    columns: kolom(null),
    layar: "Perusahaan",
    ke: "/admin/setting/perusahaan",
    saring: {},
  },
};

/** What waits for the person who looks, each leading to where it is dealt with. */
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
  const { label, columns, layar, ke, saring } = RUPA[tugas.jenis];
  const list = useRowsInDialog(tugas.daftar);
  const sisa = tugas.jumlah - tugas.daftar.length;
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {sisa > 0 ? `${tugas.daftar.length} yang paling lama menunggu, dan ${sisa} lainnya` : ""}
        </Text>
        <Button
          component={Link}
          to={ke}
          search={saring as never}
          variant="default"
          rightSection={<IconArrowRight size={16} aria-hidden />}
        >
          Buka {layar}
        </Button>
      </Group>
      <Isi label={label} columns={columns} list={list} rowKey={(row) => row.id + row.keterangan} />
    </Stack>
  );
}
