import { Group, Stack, Text, Timeline } from "@mantine/core";
import { IconBox, IconCash, IconPackageImport } from "@tabler/icons-react";
import { ribuan, rupiah, tanggal } from "#kernel/format.ts";
import "@mantine/core/styles/Timeline.css";
import { inOrder } from "#kernel/record.ts";
import { showing } from "#kernel/showing.ts";
import { Bagikan } from "#web/documents/Bagikan.tsx";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { HistoryPanel } from "#web/documents/HistoryPanel.tsx";
import { BarisKeadaan, Langkah, LangkahDokumen } from "#web/documents/Langkah.tsx";
import { DetailShell, type Fact, Facts, Section } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { Photos } from "#web/ui/picture/Photos.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { Jumlah } from "#web/ui/value/Money.tsx";
import { moneyColumn } from "#web/ui/value/moneyColumn.tsx";
import { StatusBadge } from "#web/ui/value/StatusBadge.tsx";
import { Waktu } from "#web/ui/value/Tanggal.tsx";
import { type HistoryPo, type OrderanPo, type PembayaranPo, type PoLengkap, po } from "../contract.ts";
import { hargaPo, kepalaPo, labelBayarPo, lunasPo, mesinPo, pemasokPo, sebutanUnit } from "../isiPo.ts";
import { Deadline } from "./columns.tsx";
import { STATUS_BAYAR_PO, STATUS_PO } from "./status.ts";

/** The detail of a purchase order; `record` is its code. */
export function PoDetail({ dialog }: { dialog: Dialog<string> }) {
  return (
    <DetailShell dialog={dialog} title={(idPo) => `Detail ${idPo}`}>
      {(idPo) => (
        <Answered call={po.getDetailPo} input={{ idPo }} height={420}>
          {({ data }) => <Bagian row={data} />}
        </Answered>
      )}
    </DetailShell>
  );
}

function Bagian({ row }: { row: PoLengkap }) {
  return (
    <>
      <Group gap="xs" mb={6}>
        <Text fw={600} size="lg">
          {row.namaProduk}
        </Text>
        <StatusBadge map={STATUS_PO} state={row.statusPo} />
        {row.statusPembayaran !== null && row.statusPo === "Selesai" && (
          <StatusBadge map={STATUS_BAYAR_PO} state={row.statusPembayaran ? "sudah" : "belum"} />
        )}
      </Group>
      <Keadaan row={row} />
      <Section title="Purchase Order">
        <Facts facts={kepala(row)} />
      </Section>
      <Section title="Pesan Langsung">
        <LineTable
          label="Pesan langsung yang dilayani PO ini"
          wide
          columns={ORDERAN}
          lines={row.orderan}
          lineKey={(line) => line.idOrderan}
          empty="Tidak ada, semua unit untuk stock."
        />
      </Section>
      <Section title="History Mesin Selesai">
        <Kedatangan entries={row.history} unit={sebutanUnit(row)} />
      </Section>
      {row.tagihan !== null && row.tagihan.length > 0 && (
        <Section title="Tagihan Pemasok">
          <LineTable
            label="Tagihan pemasok atas PO ini"
            columns={TAGIHAN}
            lines={row.tagihan}
            lineKey={({ idTagihan }) => idTagihan}
          />
        </Section>
      )}
      {row.pembayaran && (
        <Section title="Pembayaran">
          <Pembayaran bayar={row.pembayaran} kloter={row.kloter} />
        </Section>
      )}
      <Section title="Riwayat">
        <HistoryPanel jenis="po" id={row.idPo} />
      </Section>
    </>
  );
}

/** How far it is, and what comes next: its units, then its payment. */
function Keadaan({ row }: { row: PoLengkap }) {
  const { idPo, qty, qtySelesai, statusPo, statusPembayaran } = row;
  return (
    <BarisKeadaan
      nama={idPo}
      keadaan={[
        `${ribuan(qtySelesai)} dari ${ribuan(qty)} selesai`,
        statusPo === "Proses" ? `Deadline ${tanggal(row.tglDeadline)}` : null,
        statusPembayaran === null || statusPo === "Proses" ? null : labelBayarPo(statusPembayaran),
        row.totalHarga === null ? null : rupiah(row.totalHarga),
      ]}
    >
      {row.aksi.selesai.boleh && (
        <Langkah
          call={po.updatePoSelesai}
          href={`/admin/po?selesai=${idPo}`}
          icon={<IconPackageImport size={16} />}
          utama
        >
          Update mesin selesai
        </Langkah>
      )}
      {row.aksi.bayar.boleh && (
        <Langkah call={po.updatePoLunas} href={`/admin/po?tab=selesai&bayar=${idPo}`} icon={<IconCash size={16} />}>
          Bayar
        </Langkah>
      )}
      <LangkahDokumen kind="produk" kunci={row.kodeProduk} icon={<IconBox size={16} />}>
        Lihat produk
      </LangkahDokumen>
      <Bagikan
        jenis="po"
        id={idPo}
        cetak={{ call: po.cetakPoPdf, input: { idPo } }}
        pesan={{ call: po.getPesanPo, input: { idPo } }}
        email={{ call: po.kirimEmailPo, href: `/admin/po?kirim=${idPo}` }}
      />
    </BarisKeadaan>
  );
}

function Pembayaran({ bayar, kloter }: { bayar: PembayaranPo; kloter: string }) {
  const { idPengajuan, namaRekening, buktiFoto } = bayar;
  return (
    <Stack gap="sm">
      <Facts
        facts={[
          { label: "Pengajuan", value: <DocumentLink kind="pengajuan" kunci={idPengajuan} /> },
          { label: "Rekening", value: namaRekening },
        ]}
      />
      <Photos images={buktiFoto} name={`Bukti pembayaran PO ${kloter}`} />
    </Stack>
  );
}

const kepala = (row: PoLengkap): Fact[] =>
  showing(
    { ...kepalaPo, ...lunasPo, ...pemasokPo },
    { others: ["idPo", "idProduk", "namaProduk", "statusPo", "tglDeadline", "statusPembayaran", "namaPemasok"] },
    [
      ...recordFacts(kepalaPo, row, "kloter", "kodeProduk"),
      ...recordFacts(mesinPo, row.produk, ...inOrder(mesinPo)("kapasitas", "tipe")),
      ...recordFacts(kepalaPo, row, "qty", "qtySelesai"),
      { label: "Belum Selesai", value: <Jumlah value={row.qty - row.qtySelesai} /> },
      ...recordFacts(kepalaPo, row, "tglOrder"),
      { label: kepalaPo.tglDeadline.short, value: <Deadline row={row} /> },
      ...recordFacts(kepalaPo, row, "tglSelesai"),
      {
        label: pemasokPo.namaPemasok.short,
        value:
          row.idPemasok === null ? null : (
            <DocumentLink kind="pemasok" kunci={String(row.idPemasok)} label={row.namaPemasok} />
          ),
      },
      { label: "Dibuat Oleh", value: row.user.namaLengkap },
      ...(row.totalHarga === null
        ? []
        : [
            ...recordFacts(hargaPo, row, ...inOrder(hargaPo)("hargaSatuan", "totalHarga")),
            ...recordFacts(lunasPo, row, "tglLunas"),
          ]),
    ],
  );

const TAGIHAN: readonly LineColumn<NonNullable<PoLengkap["tagihan"]>[number]>[] = [
  {
    header: "Tagihan",
    cell: ({ idTagihan, nomor }) => <DocumentLink kind="tagihan" kunci={idTagihan} label={nomor} />,
  },
  { header: "Unit", align: "right", cell: ({ unit }) => <Jumlah value={unit} /> },
  moneyColumn("Belum Dibayar", ({ sisa }) => sisa),
];

const ORDERAN: readonly LineColumn<OrderanPo>[] = [
  { header: "Kode Order", cell: (line) => <DocumentLink kind="order" kunci={line.idSo} /> },
  { header: "Instansi", cell: (line) => line.customerInstansi },
  { header: "Customer", cell: (line) => line.namaCustomer },
  { header: "Qty", align: "right", cell: (line) => <Jumlah value={line.qty} /> },
  { header: "Diterima", align: "right", cell: (line) => <Jumlah value={line.qtyDilayani} /> },
  { header: "Keterangan", cell: keterangan },
];

function keterangan({ dilepas, qty, qtyDilayani, tglAwalPengerjaan }: OrderanPo): string {
  if (qtyDilayani === qty) return "Lengkap";
  if (dilepas) return "Tidak menunggu lagi";
  return tglAwalPengerjaan === null ? "Belum mulai (belum memiliki invoice)" : "Menunggu";
}

function judulKedatangan(selesai: number, unit: string): string {
  if (selesai === 0) return "Sisa dibatalkan";
  return selesai > 0 ? `${selesai} ${unit} selesai` : `${-selesai} ${unit} diurungkan`;
}

/** The arrivals, and where their units went. */
function Kedatangan({ entries, unit }: { entries: readonly HistoryPo[]; unit: string }) {
  if (entries.length === 0) return <Text c="dimmed">Belum ada {unit} yang selesai.</Text>;
  return (
    <Timeline bulletSize={12} lineWidth={2} active={entries.length}>
      {entries.map((entry) => (
        <Timeline.Item key={`${entry.tglUpdate} ${entry.keterangan}`} title={judulKedatangan(entry.selesai, unit)}>
          <Text size="sm">{entry.keterangan}</Text>
          <Text size="sm" c="dimmed">
            {entry.nama} · <Waktu value={entry.tglUpdate} />
          </Text>
        </Timeline.Item>
      ))}
    </Timeline>
  );
}
