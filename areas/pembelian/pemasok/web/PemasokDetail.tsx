import { Alert, Button, Group, Text } from "@mantine/core";
import { IconNotes } from "@tabler/icons-react";
import { ribuan, rupiah } from "#kernel/format.ts";
import { showing } from "#kernel/showing.ts";
import { totalUmur } from "#kernel/umur.ts";
import { useMay } from "#web/api/session.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { HistoryPanel } from "#web/documents/HistoryPanel.tsx";
import { BarisKeadaan, Email, Telepon } from "#web/documents/Langkah.tsx";
import { LangkahSelesai } from "#web/documents/LangkahSelesai.tsx";
import { DetailShell, type Fact, Facts, Section } from "#web/ui/dialog/DetailShell.tsx";
import { type Dialog, useDialog } from "#web/ui/dialog/useDialog.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { Jumlah } from "#web/ui/value/Money.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { Tanggal } from "#web/ui/value/Tanggal.tsx";
import type { CatatanPemasok, Pemasok, PemasokLengkap } from "../barisPemasok.ts";
import { pemasok } from "../contract.ts";
import { isianPemasok, isiPemasok } from "../isiPemasok.ts";
import { CatatanForm } from "./CatatanForm.tsx";
import { GabunganPemasok } from "./GabunganPemasok.tsx";
import { HutangPemasok } from "./HutangPemasok.tsx";
import { PoPemasokList } from "./PoPemasokList.tsx";
import { ProdukPemasokList } from "./ProdukPemasokList.tsx";

/** Everything about one supplier; opened with its id. */
export function PemasokDetail({ dialog }: { dialog: Dialog<string> }) {
  const catatan = useDialog<Pemasok>();
  return (
    <>
      <DetailShell dialog={dialog} title="Detail Pemasok" size={1120}>
        {(id) => (
          <Answered call={pemasok.getDetailPemasok} input={{ idPemasok: Number(id) }} height={420}>
            {({ data }) => <Bagian row={data} catatan={catatan} />}
          </Answered>
        )}
      </DetailShell>
      <CatatanForm dialog={catatan} />
    </>
  );
}

const ARSIP = { arsip: { label: "Diarsipkan", tone: "neutral" } } as const;

function Bagian({ row, catatan }: { row: PemasokLengkap; catatan: Dialog<Pemasok> }) {
  return (
    <>
      <Group gap="xs" mb={6}>
        <Text fw={600} size="lg">
          {row.nama}
        </Text>
        {row.arsip && <StatusBadge map={ARSIP} state="arsip" />}
      </Group>
      <BarisKeadaan
        nama={row.nama}
        keadaan={[
          `${ribuan(row.jumlahPo)} PO`,
          row.umur === null ? null : `Hutang ${rupiah(totalUmur(row.umur))}`,
          `Termin ${row.terminBerlaku} hari`,
        ]}
      >
        <Telepon nomor={row.telepon} />
        <Email
          email={row.email}
          tambah={
            row.aksi.edit.boleh ? { call: pemasok.updatePemasok, href: `/admin/pemasok?ubah=${row.idPemasok}` } : null
          }
        />
      </BarisKeadaan>
      {row.digabungKe && (
        <Alert color="orange" mb="md">
          Sudah digabung ke{" "}
          <DocumentLink kind="pemasok" kunci={String(row.digabungKe.idPemasok)} label={row.digabungKe.nama} />. PO dan
          hutangnya dilihat di sana.
        </Alert>
      )}
      <Section title="Pemasok">
        <Facts facts={kepala(row)} />
      </Section>
      <GabunganPemasok row={row} />
      <Section title="Hutang">
        <HutangPemasok row={row} />
      </Section>
      <Section title="Produk dan Harga">
        <ProdukPemasokList row={row} />
      </Section>
      <Section title="Purchase Order">
        <PoPemasokList idPemasok={row.idPemasok} nama={row.nama} />
      </Section>
      <Section title="Catatan">
        <Catatan row={row} dialog={catatan} />
      </Section>
      <Section title="Riwayat">
        <HistoryPanel jenis="pemasok" id={row.idPemasok} />
      </Section>
    </>
  );
}

const kepala = (row: PemasokLengkap): Fact[] =>
  showing(
    isiPemasok,
    { others: ["idPemasok", "nama", "termin", "arsip", "jumlahPo", "poTerakhir", "hutang", "hariLewat"] },
    [
      ...recordFacts(isiPemasok, row, "kontak", "telepon", "email", "npwp", "alamat", "catatan"),
      {
        label: isianPemasok.termin.short,
        value: `${row.terminBerlaku} hari${row.termin === null ? " (termin perusahaan)" : ""}`,
      },
      { label: "Jumlah PO", value: <Jumlah value={row.jumlahPo} /> },
    ],
  );

const CATATAN: readonly LineColumn<CatatanPemasok>[] = [
  { header: "Tanggal", cell: (row) => <Tanggal value={row.tanggal} /> },
  { header: "Catatan", cell: (row) => row.isi, wrap: 240 },
  {
    header: "Langkah Berikut",
    wrap: 160,
    cell: (row) => (
      <>
        {row.langkah || "-"}
        {row.tglLangkah !== null && (
          <>
            {" "}
            (<Tanggal value={row.tglLangkah} />)
          </>
        )}
      </>
    ),
  },
  {
    header: "Selesai",
    cell: (row) => (
      <LangkahSelesai call={pemasok.selesaikanLangkahPemasok} idCatatan={row.idPemasokCatatan} catatan={row} />
    ),
  },
  { header: "Oleh", cell: (row) => row.user.namaLengkap },
];

function Catatan({ row, dialog }: { row: PemasokLengkap; dialog: Dialog<Pemasok> }) {
  const may = useMay(pemasok.addCatatanPemasok);
  return (
    <>
      <LineTable
        label="Catatan pemasok"
        wide
        columns={CATATAN}
        lines={row.riwayatCatatan}
        lineKey={(line) => line.idPemasokCatatan}
        empty="Belum ada catatan."
      />
      {may && row.aksi.edit.boleh && (
        <Group mt="sm">
          <Button variant="default" leftSection={<IconNotes size={16} aria-hidden />} onClick={() => dialog.open(row)}>
            Tambah Catatan
          </Button>
        </Group>
      )}
    </>
  );
}
