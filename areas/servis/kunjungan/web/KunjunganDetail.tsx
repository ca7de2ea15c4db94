import { IconCash, IconPencil, IconShoppingCart } from "@tabler/icons-react";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { order } from "#areas/penjualan/order/contract.ts";
import { showing } from "#kernel/showing.ts";
import { DocumentLink } from "#web/documents/DocumentLink.tsx";
import { HistoryPanel } from "#web/documents/HistoryPanel.tsx";
import { BarisKeadaan, Langkah } from "#web/documents/Langkah.tsx";
import { StatusPermintaan } from "#web/documents/StatusPermintaan.tsx";
import { WhatsAppLink } from "#web/documents/WhatsAppLink.tsx";
import { DetailShell, type Fact, Facts, Section } from "#web/ui/dialog/DetailShell.tsx";
import type { Dialog } from "#web/ui/dialog/useDialog.ts";
import { Answered } from "#web/ui/page/Answered.tsx";
import { Photos } from "#web/ui/picture/Photos.tsx";
import { recordFacts } from "#web/ui/record/recordFacts.tsx";
import { type LineColumn, LineTable } from "#web/ui/value/LineTable.tsx";
import { Money } from "#web/ui/value/Money.tsx";
import { namaTanggungan } from "../../keluhan/isiKeluhan.ts";
import { type Kunjungan, kunjungan } from "../contract.ts";
import { isiKunjungan, namaStatusKunjungan, riwayatKunjungan } from "../isiKunjungan.ts";

/** The detail of a visit; `record` is its code. */
export function KunjunganDetail({ dialog }: { dialog: Dialog<string> }) {
  return (
    <DetailShell dialog={dialog} title={(idKunjungan) => `Kunjungan ${idKunjungan}`}>
      {(idKunjungan) => (
        <Answered call={kunjungan.getDetailKunjungan} input={{ idKunjungan }} height={420}>
          {({ data }) => <Bagian row={data} />}
        </Answered>
      )}
    </DetailShell>
  );
}

const BIAYA: readonly LineColumn<Kunjungan["biaya"][number]>[] = [
  { header: "Pengajuan", cell: ({ idPengajuan }) => <DocumentLink kind="pengajuan" kunci={idPengajuan} /> },
  { header: "Status", cell: ({ status }) => <StatusPermintaan status={status} /> },
  { header: "Nominal", align: "right", cell: ({ nominal }) => <Money value={nominal} /> },
];

function Bagian({ row }: { row: Kunjungan }) {
  const gambar = row.tandaTangan === null ? [] : [row.tandaTangan];
  return (
    <>
      <BarisKeadaan
        nama={row.idKunjungan}
        keadaan={[namaStatusKunjungan(row.status), row.teknisi, namaTanggungan(row.tanggungan)]}
      >
        {row.aksi.kerjakan.boleh && (
          <Langkah
            call={kunjungan.kerjakanKunjungan}
            href={`/admin/kunjungan?kerja=${row.idKunjungan}`}
            icon={<IconPencil size={16} />}
            utama
          >
            Catat
          </Langkah>
        )}
        <BuatOrder row={row} />
        <AjukanBiaya row={row} />
        <WhatsAppLink telepon={row.noTelp} teks={`Selamat siang, kami dari servis tentang ${row.idKeluhan}.`} />
      </BarisKeadaan>
      <Section title="Kunjungan">
        <Facts facts={fakta(row)} />
      </Section>
      {row.part.length > 0 && (
        <Section title="Part">
          <LineTable
            label="Part kunjungan ini"
            columns={[
              { header: "Kode", cell: ({ kodeProduk }) => kodeProduk },
              { header: "Part", cell: ({ namaProduk }) => namaProduk },
              { header: "Jumlah", align: "right", cell: ({ qty }) => qty },
            ]}
            lines={row.part}
            lineKey={({ idProduk }) => idProduk}
          />
        </Section>
      )}
      <BiayaSection biaya={row.biaya} />
      {row.buktiFoto.length > 0 && (
        <Section title="Foto">
          <Photos images={row.buktiFoto} name={`Foto ${row.idKunjungan}`} />
        </Section>
      )}
      {gambar.length > 0 && (
        <Section title="Tanda Tangan">
          <Photos images={gambar} name={`Tanda tangan ${row.idKunjungan}`} />
        </Section>
      )}
      <Section title="Riwayat">
        <HistoryPanel jenis="kunjungan" id={row.idKunjungan} />
      </Section>
    </>
  );
}

/** Parts that the customer pays are sold by an order: the cart is filled with them. */
function BuatOrder({ row: { aksi, idKunjungan } }: { row: Kunjungan }) {
  if (!aksi.tagih.boleh) return null;
  return (
    <Langkah
      call={order.addOrder}
      href={`/admin/cardproduk?kunjungan=${idKunjungan}`}
      icon={<IconShoppingCart size={16} />}
    >
      Buat order
    </Langkah>
  );
}

/** Wages and travel are asked for as any money is. */
function AjukanBiaya({ row: { aksi, idKunjungan } }: { row: Kunjungan }) {
  if (!aksi.biaya.boleh) return null;
  return (
    <Langkah
      call={pengajuan.addPengajuan}
      href={`/admin/pengajuanBiaya?baru=kunjungan-${idKunjungan}`}
      icon={<IconCash size={16} />}
    >
      Ajukan biaya
    </Langkah>
  );
}

function BiayaSection({ biaya }: Pick<Kunjungan, "biaya">) {
  if (biaya.length === 0) return null;
  return (
    <Section title="Biaya">
      <LineTable
        label="Pengajuan biaya kunjungan ini"
        columns={BIAYA}
        lines={biaya}
        lineKey={({ idPengajuan }) => idPengajuan}
      />
    </Section>
  );
}

const fakta = (row: Kunjungan): Fact[] =>
  showing(isiKunjungan, { others: ["idKunjungan", "status", "tanggungan", "teknisi", "idKeluhan", "nomor"] }, [
    { label: isiKunjungan.idKeluhan.label, value: <DocumentLink kind="keluhan" kunci={row.idKeluhan} /> },
    ...recordFacts(isiKunjungan, row, "customer", "noTelp", "namaProduk"),
    { label: isiKunjungan.nomor.label, value: row.nomor && <DocumentLink kind="seri" kunci={row.nomor} /> },
    ...recordFacts(isiKunjungan, row, "keluhan", "rencana"),
    ...(row.tglKerja === null ? [] : recordFacts(isiKunjungan, row, "tglKerja", "beres", "pekerjaan")),
    ...(row.jam === null ? [] : recordFacts(isiKunjungan, row, "jam")),
    ...(row.penerima ? recordFacts(isiKunjungan, row, "penerima") : []),
    ...(row.nilai ? recordFacts(isiKunjungan, row, "nilai") : []),
    ...(row.upah ? recordFacts(isiKunjungan, row, "upah") : []),
    ...row.tagihan.map(({ idSo, batal }) => ({
      label: batal ? "Order yang dibatalkan" : riwayatKunjungan.tagihan.label,
      value: <DocumentLink kind="order" kunci={idSo} />,
    })),
    ...(row.alasanUrung ? recordFacts(isiKunjungan, row, "alasanUrung") : []),
  ]);
