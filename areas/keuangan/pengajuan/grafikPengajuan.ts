import { PER_BULAN } from "#areas/laporan/menurut.ts";
import { grafik } from "#kernel/grafik.ts";
import { NAMA_TIPE, type TipePengajuan } from "./isiPengajuan.ts";

/** How the list of requests for money can be added up. */
export const GRAFIK_PENGAJUAN = grafik({
  judul: "Pengajuan",
  ukuran: {
    nominal: { label: "Nominal", uang: true },
    dokumen: { label: "Jumlah pengajuan" },
  },
  menurut: {
    bulan: PER_BULAN,
    kebutuhan: { label: "Kebutuhan", saring: ({ kunci }) => ({ idKebutuhan: kunci }) },
    tipe: { label: "Tipe", sebut: (tipe) => NAMA_TIPE[tipe as TipePengajuan] },
    status: { label: "Status", saring: ({ kunci }) => ({ status: kunci }) },
    pengaju: { label: "Diajukan oleh" },
    rekeningAsal: { label: "Rekening asal", kosong: "Tanpa rekening asal" },
    rekeningTujuan: { label: "Rekening tujuan", kosong: "Tanpa rekening tujuan" },
  },
});
