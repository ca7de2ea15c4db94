import type { PengajuanAsset } from "#contract/asset/pengajuan-asset.ts";
import type { Fact } from "../../../ui/dialog/DetailShell.tsx";
import { Photos } from "../../../ui/picture/ImageViewer.tsx";
import { Money } from "../../../ui/value/Money.tsx";
import { Tanggal } from "../../../ui/value/Tanggal.tsx";

/** What was asked for, as its detail and the decision on it show it. */
export const isiPengajuan = (row: PengajuanAsset): Fact[] => [
  { label: "Nama Barang", value: row.namaBarang },
  { label: "Harga", value: <Money value={row.harga} /> },
  { label: "Kategori", value: row.kategoriAsset[0]?.namaKategori },
  { label: "Lokasi", value: row.lokasiAsset[0]?.namaLokasi },
  { label: "Rekening", value: row.rekening[0]?.namaRekening },
  { label: "Tanggal Pengajuan", value: <Tanggal value={row.tglPengajuan} /> },
  { label: "Diajukan Oleh", value: row.userPengajuan[0]?.namaLengkap },
  { label: "Deskripsi", value: row.deskripsiPengajuan, wide: true },
  {
    label: "Bukti Pengajuan",
    value: <Photos images={row.buktiFotoPengajuan} name={`Bukti pengajuan ${row.idPengajuanAsset}`} />,
    wide: true,
  },
];
