import { tanggal } from "#kernel/format.ts";
import { documentPdf } from "#platform/documents/pdf/documents.ts";
import type { Company } from "#platform/documents/pdf/letterhead.ts";
import { qrCode } from "#platform/documents/pdf/qr.ts";
import { alamatSeri } from "../isiSeri.ts";
import { type SeriRow, terkirim } from "./load.ts";

const SYARAT = [
  "1. Garansi berlaku satu tahun sejak tanggal pengiriman unit dengan nomor seri di atas.",
  "2. Garansi meliputi cacat bahan dan pengerjaan pada pemakaian yang wajar sesuai petunjuk.",
  "3. Garansi tidak meliputi kerusakan karena kelalaian, bencana, tegangan listrik yang salah, suku cadang aus, atau perbaikan oleh pihak lain.",
  "4. Garansi gugur jika nomor seri dilepas, diubah atau tidak terbaca.",
  "5. Tunjukkan kartu ini, atau kode QR pada mesin, saat mengajukan klaim garansi.",
];

const QR_SIDE = 96;

/** The PDF of the warranty card of a delivered unit. It names no customer. */
export function kartuGaransi(company: Company, unit: SeriRow, alamat: string): Promise<Buffer> {
  const { nomor, kunci, kodeProduk, namaProduk, tipe, kapasitas } = unit;
  const kirim = terkirim(unit);
  return documentPdf({
    company: { ...company, bank: [] },
    title: "KARTU GARANSI",
    code: nomor,
    facts: [
      [
        ["Produk", namaProduk],
        ["Kode Mesin", kodeProduk],
        ["Tipe", tipe],
        ["Kapasitas", kapasitas],
      ],
      [
        ["Nomor Seri", nomor],
        ["Dikirim", tanggal(kirim?.dikirim ?? null)],
        ["Garansi sampai", tanggal(kirim?.garansiSampai ?? null)],
      ],
    ],
    body: [
      {
        columns: [
          qrCode(`${alamat}${alamatSeri(nomor, kunci)}`, QR_SIDE),
          {
            width: "*",
            text: "Pindai kode ini dengan kamera ponsel untuk memeriksa keaslian dan masa garansi unit.",
            margin: [0, 38, 0, 0],
          },
        ],
        columnGap: 14,
        margin: [0, 0, 0, 16],
      },
    ],
    notes: SYARAT,
    signatures: [company.nama],
  });
}
