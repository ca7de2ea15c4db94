import fc from "fast-check";
import { expect, test } from "vitest";
import { makeProduk, rekeningBernama } from "#books/fixtures.ts";
import { few } from "#test/support/cases.ts";
import { openOffice } from "#test/support/office.ts";
import { marketplace } from "../contract.ts";
import { type Baris, barisCair, barisShopee, isiBuku, penghasilanCsv, shopeeCsv } from "./marketplace.testing.ts";

const office = openOffice();

/** How far an order is in the older export, and in the newer one; null: the older one does not have it. */
const LANGKAH = [
  ["Belum Bayar", "Perlu Dikirim"],
  ["Perlu Dikirim", "Perlu Dikirim"],
  ["Perlu Dikirim", "Sedang Dikirim"],
  ["Perlu Dikirim", "Selesai"],
  ["Sedang Dikirim", "Selesai"],
  [null, "Selesai"],
  ["Belum Bayar", "Batal"],
  ["Batal", "Batal"],
] as const;

const satuPesanan = fc.record({
  langkah: fc.constantFrom(...LANGKAH),
  harga: fc.integer({ min: 1, max: 3_000_000 }),
  qty: fc.integer({ min: 1, max: 3 }),
  dobel: fc.boolean(),
  retur: fc.boolean(),
  /** What was paid out of its total, in thousandths; null where nothing yet. */
  cair: fc.option(fc.integer({ min: 0, max: 1100 })),
  kembali: fc.boolean(),
});
type Satu = typeof satuPesanan extends fc.Arbitrary<infer One> ? One : never;

const rp = (nilai: number) => nilai.toLocaleString("id-ID");

function berkas(awal: string, pesanan: readonly Satu[]) {
  const baris = (satu: Satu, at: number, status: string, tua: boolean): Baris[] => {
    const row = barisShopee(`${awal}${at + 100}`, {
      "Status Pesanan": status,
      "Nomor Referensi SKU": `${awal}OVEN`,
      "Harga Setelah Diskon": at % 2 === 0 ? rp(satu.harga) : satu.harga,
      Jumlah: String(satu.qty),
      "No. Resi": status === "Sedang Dikirim" || status === "Selesai" ? `JX${at}` : "",
      "Returned quantity": satu.retur && !tua ? "1" : "0",
      ...(tua
        ? {}
        : { "Nama Penerima": "Budi", "No. Telepon": "628123456", "Alamat Pengiriman": "Jl. Ijen 5, KOTA MALANG" }),
    });
    return satu.dobel ? [row, row] : [row];
  };
  const lama = pesanan.flatMap((satu, at) => (satu.langkah[0] === null ? [] : baris(satu, at, satu.langkah[0], true)));
  const baru = pesanan.flatMap((satu, at) => baris(satu, at, satu.langkah[1], false));
  const cair = pesanan.flatMap((satu, at) => {
    if (satu.cair === null) return [];
    const total = Math.floor((satu.harga * satu.qty * (satu.dobel ? 2 : 1) * satu.cair) / 1000);
    const isi: Baris = satu.kembali ? { "Jumlah Pengembalian Dana ke Pembeli": "\u2212100.000" } : {};
    const [bagian, sisa] = [Math.floor(total / 2), total - Math.floor(total / 2)];
    return [barisCair(`${awal}${at + 100}`, bagian, isi), barisCair(`${awal}${at + 100}`, rp(sisa), isi)];
  });
  return { lama, baru, cair };
}

const URUTAN = ["lama", "baru", "cair"] as const;

let ke = 0;

test("exports in any order and any number of times give the same books, to the rupiah", async () => {
  const bos = await office.person("Super Admin");
  const idRekening = await rekeningBernama(office, "BCA RJP");
  const bring = async (awal: string, isi: ReturnType<typeof berkas>, urutan: readonly (typeof URUTAN)[number][]) => {
    await makeProduk(office, bos, { kodeProduk: `${awal}OVEN`, namaProduk: "Oven", hargaProduk: 1_200_000, stock: 40 });
    for (const nama of urutan) {
      if (isi[nama].length === 0) continue;
      const file = nama === "cair" ? penghasilanCsv(isi.cair) : shopeeCsv(isi[nama]);
      await bos.call(marketplace.imporMarketplace, { coba: false, idRekening, berkas: [file] });
    }
    return isiBuku(office, awal);
  };
  const urutan = fc
    .tuple(fc.shuffledSubarray([...URUTAN], { minLength: 3 }), fc.array(fc.constantFrom(...URUTAN), { maxLength: 3 }))
    .map(([dulu, lagi]) => [...dulu, ...lagi]);
  await fc.assert(
    fc.asyncProperty(
      fc.array(satuPesanan, { minLength: 1, maxLength: 6 }),
      urutan,
      urutan,
      async (pesanan, satu, lain) => {
        ke += 2;
        const [a, b] = [`R${ke}X`, `R${ke + 1}X`];
        const [kiri, kanan] = [await bring(a, berkas(a, pesanan), satu), await bring(b, berkas(b, pesanan), lain)];
        expect(kiri).toEqual(kanan);
        for (const teks of kiri.invoice ?? []) {
          const { customerInstansi, nominalBayar, jasaOnline } = JSON.parse(teks);
          const at = Number(/(\d+)$/.exec(customerInstansi)?.[1]) - 100;
          const { harga, qty, dobel, cair, retur, kembali } = pesanan[at] as Satu;
          const total = harga * qty * (dobel ? 2 : 1);
          const masuk = Math.floor((total * (cair ?? 0)) / 1000);
          const bersih = cair !== null && !retur && !(kembali && cair !== null) && masuk >= 1 && masuk <= total;
          // What comes in is what was paid out, or all of the price where nobody knows.
          const tambahan = Math.max(0, harga - 1_200_000) * qty * (dobel ? 2 : 1);
          expect(nominalBayar + tambahan - jasaOnline).toBe(bersih ? masuk : nominalBayar);
          expect(nominalBayar + tambahan).toBe(total);
        }
      },
    ),
    { ...few(6), endOnFailure: true },
  );
});
