import { Alert, Stack } from "@mantine/core";
import { IconPlayerPlay } from "@tabler/icons-react";
import { pelepasanAsset } from "#areas/asset/pelepasan-asset/contract.ts";
import { pengajuanAsset } from "#areas/asset/pengajuan-asset/contract.ts";
import { barisJurnalUmum, type JurnalUmum, jurnalUmum } from "#areas/buku-besar/jurnal-umum/contract.ts";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { koreksi } from "#areas/penjualan/koreksi/contract.ts";
import { opname } from "#areas/produk/opname/contract.ts";
import { tanggal } from "#kernel/format.ts";
import { BarisOpname } from "#web/documents/BarisOpname.tsx";
import { BedaKoreksi } from "#web/documents/BedaKoreksi.tsx";
import { GeseranSaldo } from "#web/documents/DampakRekening.tsx";
import { JadwalJurnal } from "#web/documents/JadwalJurnal.tsx";
import { KekuranganDana } from "#web/documents/KekuranganDana.tsx";
import { PerubahanRevisi } from "#web/documents/PerubahanRevisi.tsx";
import { Answered } from "#web/ui/page/Answered.tsx";
import { LineTable } from "#web/ui/value/LineTable.tsx";
import { moneyColumn } from "#web/ui/value/moneyColumn.tsx";
import { Ringkasan } from "#web/ui/value/Ringkasan.tsx";
import type { Menunggu } from "../contract.ts";

const HEIGHT = 110;

/** What its author changed since a request was sent back. */
export function SejakRevisi({ row: { jenis, id, versi } }: { row: Menunggu }) {
  if (versi === 1) return null;
  if (jenis === "pengajuan") {
    return (
      <Answered call={pengajuan.getDetailPengajuan} input={{ idPengajuan: id }} height={HEIGHT}>
        {({ data }) => <PerubahanRevisi revisi={data.revisi} />}
      </Answered>
    );
  }
  if (jenis !== "pengajuanAsset") return null;
  return (
    <Answered call={pengajuanAsset.getDetailPengajuanAsset} input={{ idPengajuan: id }} height={HEIGHT}>
      {({ data }) => <PerubahanRevisi revisi={data.revisi} />}
    </Answered>
  );
}

/** What approving would do, as the server says: each account before and after, and what else follows. */
export function DampakPutusan({ row }: { row: Menunggu }) {
  switch (row.jenis) {
    case "invoice":
      return <DampakInvoice idInv={row.id} />;
    case "pengajuan":
      return <DampakPengajuan idPengajuan={row.id} />;
    case "pengajuanAsset":
      return <DampakAsset idPengajuan={row.id} />;
    case "pelepasanAsset":
      return <DampakPelepasan idPengajuan={row.id} />;
    case "perubahan":
    case "pembatalanInvoice":
    case "notaKredit":
    case "hapusPiutang":
      return <DampakKoreksi idKoreksi={row.id} />;
    case "opname":
      return <DampakOpname idOpname={row.id} />;
    case "jurnalUmum":
      return <BarisJurnal idJurnalUmum={row.id} />;
  }
}

const Alasan = ({ alasan }: { alasan: string | null }) => alasan && <Alert color="red">{alasan}</Alert>;

function DampakPengajuan({ idPengajuan }: { idPengajuan: string }) {
  return (
    <Answered call={pengajuan.getDampakApprove} input={{ idPengajuan }} height={HEIGHT}>
      {({ data: { rekening, kekurangan, approve } }) => (
        <Stack gap="xs">
          {rekening.map((satu) => (
            <GeseranSaldo key={satu.namaRekening} {...satu} />
          ))}
          <Alasan alasan={approve.alasan} />
          <KekuranganDana kekurangan={kekurangan} />
        </Stack>
      )}
    </Answered>
  );
}

function DampakAsset({ idPengajuan }: { idPengajuan: string }) {
  return (
    <Answered call={pengajuanAsset.getDampakApprove} input={{ idPengajuan }} height={HEIGHT}>
      {({ data }) => (
        <Stack gap="xs">
          <GeseranSaldo {...data} nominal={-data.nominal} />
          <Alasan alasan={data.approve.alasan} />
          <KekuranganDana kekurangan={data.kekurangan} />
        </Stack>
      )}
    </Answered>
  );
}

function DampakInvoice({ idInv }: { idInv: string }) {
  return (
    <Answered call={invoice.getDampakApprove} input={{ idInv }} height={HEIGHT}>
      {({ data }) => (
        <Stack gap="xs">
          <GeseranSaldo {...data} nominal={data.diterima} />
          {data.mulaiProduksi && (
            <Alert color="blue" icon={<IconPlayerPlay aria-hidden />}>
              Produksi {data.mulaiProduksi.baris} barang pesan langsung dimulai hari ini, deadline{" "}
              {tanggal(data.mulaiProduksi.tglDeadline)}.
            </Alert>
          )}
          <Alasan alasan={data.approve.alasan} />
        </Stack>
      )}
    </Answered>
  );
}

function DampakPelepasan({ idPengajuan }: { idPengajuan: string }) {
  return (
    <Answered call={pelepasanAsset.getDampakPelepasan} input={{ idPengajuan }} height={HEIGHT}>
      {({ data: { rekening, hargaJual, nilaiBuku, hasil, approve } }) => (
        <Stack gap="xs">
          {rekening && <GeseranSaldo {...rekening} nominal={hargaJual} />}
          <Ringkasan
            label="Laba rugi pelepasan"
            baris={[
              { label: "Harga jual", nilai: hargaJual },
              { label: "Nilai buku hari ini", nilai: -nilaiBuku },
              { label: hasil < 0 ? "Rugi pelepasan" : "Laba pelepasan", nilai: hasil, jumlah: true },
            ]}
          />
          <Alasan alasan={approve.alasan} />
        </Stack>
      )}
    </Answered>
  );
}

function DampakKoreksi({ idKoreksi }: { idKoreksi: string }) {
  return (
    <Answered call={koreksi.getDetailKoreksi} input={{ idKoreksi }} height={HEIGHT}>
      {({ data: { dampak } }) => <BedaKoreksi dampak={dampak} />}
    </Answered>
  );
}

function DampakOpname({ idOpname }: { idOpname: string }) {
  return (
    <Stack gap="xs">
      <Answered call={opname.getDetailOpname} input={{ idOpname }} height={HEIGHT}>
        {({ data }) => <Alasan alasan={data.approve.alasan} />}
      </Answered>
      <BarisOpname idOpname={idOpname} bagian="selisih" />
    </Stack>
  );
}

function BarisJurnal({ idJurnalUmum }: { idJurnalUmum: string }) {
  return (
    <Answered call={jurnalUmum.getDetailJurnalUmum} input={{ idJurnalUmum }} height={HEIGHT}>
      {({ data: { baris, jadwal } }) => (
        <Stack gap="md">
          <LineTable
            label="Baris Jurnal"
            lines={baris}
            lineKey={(satu) => baris.indexOf(satu)}
            columns={[
              { header: barisJurnalUmum.nama.label, cell: ({ kode, nama }) => `${kode} ${nama}`, wrap: 160 },
              moneyColumn("Debit", ({ debit }: JurnalUmum["baris"][number]) => debit || null),
              moneyColumn("Kredit", ({ kredit }: JurnalUmum["baris"][number]) => kredit || null),
            ]}
          />
          {jadwal.length > 0 && <JadwalJurnal judul="Jurnal yang mengikuti" jadwal={jadwal} />}
        </Stack>
      )}
    </Answered>
  );
}
