import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contract } from "#areas/contract.ts";
import type { Call } from "#kernel/call.ts";
import { requestFor } from "#test/support/request.ts";
import { cloneDatabase, startTestServer } from "#test/support/server.ts";
import { superAdmin } from "./harness.ts";
import { sambilBekerja } from "./lembar.ts";
import { bukaPeladen } from "./peladen.ts";

/** What a company brings from another program, 10,000 rows of each kind: tried out, saved, and taken back. */

const BANYAK = 10_000;
const baris = (judul: string, satu: (n: number) => string, banyak = BANYAK): string =>
  [judul, ...Array.from({ length: banyak }, (_, n) => satu(n))].join("\n");
const telepon = (n: number) => `0812${String(10_000_000 + n)}`;

/** In the order in which they need each other. */
const BERKAS: readonly (readonly [call: Call, isi: string])[] = [
  [
    contract.impor.imporPelanggan,
    baris("Nama,Perusahaan,Telepon,Email", (n) => `Rina ${n},PT Rasa ${n},${telepon(n)},r${n}@contoh.co.id`),
  ],
  [contract.impor.imporPemasok, baris("Nama,Telepon", (n) => `CV Logam ${n},${telepon(n)}`)],
  [
    contract.impor.imporProduk,
    baris(
      "Kode,Nama,Harga Jual,Harga Beli,Stok",
      (n) => `MSN-${n},Mesin ${n},${5_000_000 + n},${3_000_000 + n},${n % 20}`,
    ),
  ],
  [
    contract.impor.imporBahan,
    baris("Kode,Nama,Satuan,Harga Beli,Stok", (n) => `BHN-${n},Besi ${n},kg,${15_000 + n},${n % 50}`),
  ],
  [
    contract.impor.imporKaryawan,
    baris("No Karyawan,Nama,Email,Role", (n) => `${600_000 + n},Pekerja ${n},p${n}@contoh.co.id,Logistik`),
  ],
  [
    contract.impor.imporPiutang,
    baris("No Faktur,Tanggal,Pelanggan,Sisa", (n) => `F-${n},01/09/2025,PT Rasa ${n},${100_000 + n}`),
  ],
  [
    contract.impor.imporOrder,
    baris(
      "No Pesanan,Tanggal,Pelanggan,Kode Barang,Sisa Qty,Harga Satuan,Uang Muka,Rekening",
      (n) => `SO-${n},01/09/2025,PT Rasa ${n},MSN-${n},1,${5_000_000 + n},${n % 5 === 0 ? 1_000_000 : ""},Kas Kecil`,
    ),
  ],
  [
    contract.impor.imporHutang,
    baris("No Faktur,Tanggal,Pemasok,Sisa", (n) => `T-${n},01/09/2025,CV Logam ${n},${100_000 + n}`),
  ],
  [
    contract.impor.imporAsset,
    baris(
      "Nama Aset,Kategori,Lokasi,Tanggal Beli,Harga Perolehan",
      (n) => `Mesin ${n},Mesin,Gudang,01/0${(n % 9) + 1}/2024,${10_000_000 + n}`,
    ),
  ],
  [
    contract.impor.imporNeraca,
    baris("Kode Akun,Nama Akun,Debit,Kredit", (n) => `9-${n},Akun ${n},${n % 2 ? "" : 100},${n % 2 ? 100 : ""}`),
  ],
];

type Jawaban = { message: string; data?: { idImpor: number | null; kurang: string[]; salah: { message: string }[] } };

export async function ukurImporPindah(): Promise<void> {
  const server = await startTestServer();
  const database = await cloneDatabase(server);
  const folder = mkdtempSync(join(tmpdir(), "kantor-impor-"));
  const app = await bukaPeladen({ kind: "app", url: database.url, folder });
  try {
    const token = await superAdmin(database.sql);
    const ask = async (call: Call, input: object): Promise<Jawaban> => {
      const response = await fetch(requestFor(`http://127.0.0.1:${app.port}`, call, input as never, token));
      return (await response.json()) as Jawaban;
    };
    const ukur = async (apa: string, work: () => Promise<Jawaban>): Promise<Jawaban> => {
      const { hasil, told } = await sambilBekerja({ app, sql: database.sql, token }, work);
      const salah = [
        ...(hasil.data?.kurang ?? []),
        ...(hasil.data?.salah ?? []).slice(0, 1).map(({ message }) => message),
      ];
      console.log(`  ${apa}: ${hasil.message}${salah.length > 0 ? ` (${salah})` : ""}: ${told}`);
      return hasil;
    };
    await ask(contract.kategoriAsset.addKategoriAsset, {
      ...{ namaKategori: "Mesin", kode: "MSN", pembagi: 48, jenisBatas: "atas", batas: 0 },
    });
    await ask(contract.lokasiAsset.addLokasiAsset, { namaLokasi: "Gudang", singkatan: "GDG" });
    const dibawa: [string, number][] = [];
    for (const [call, isi] of BERKAS) {
      const nama = call.path.split("/").at(-1) ?? "";
      const berkas = () => [new File([isi], `${nama}.csv`)];
      await ukur(`${nama}, tried`, () => ask(call, { coba: true, berkas: berkas() }));
      const { data } = await ukur(`${nama}, saved`, () => ask(call, { coba: false, berkas: berkas() }));
      if (typeof data?.idImpor === "number") dibawa.push([nama, data.idImpor]);
    }
    for (const [nama, idImpor] of dibawa.reverse()) {
      await ukur(`${nama}, undone`, () => ask(contract.impor.batalImpor, { idImpor }));
    }
  } finally {
    await app.stop();
    await database.drop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
