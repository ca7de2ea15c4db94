import fc from "fast-check";
import { expect, test } from "vitest";
import { makeProduk } from "#books/fixtures.ts";
import { few } from "#test/support/cases.ts";
import { openOffice } from "#test/support/office.ts";
import { opname } from "../contract.ts";
import { approve, detailOf, move, sendForDecision, startOpname, stockOf } from "./opname.testing.ts";

const office = openOffice();
const MULAI = office.now().getTime();

/** What happens a minute after the other: units arrive or leave, or somebody counts and is heard of later. */
type Langkah =
  | { jenis: "datang"; produk: number; qty: number }
  | { jenis: "pergi"; produk: number }
  | { jenis: "hitung"; produk: number; orang: number; meleset: number; tertunda: number };

const langkah: fc.Arbitrary<Langkah> = fc.oneof(
  fc.record({
    ...{ jenis: fc.constant("datang" as const), produk: fc.nat(2), qty: fc.integer({ min: 1, max: 5 }) },
  }),
  fc.record({ ...{ jenis: fc.constant("pergi" as const), produk: fc.nat(2) } }),
  fc.record({
    ...{ jenis: fc.constant("hitung" as const), produk: fc.nat(2), orang: fc.nat(1) },
    ...{ meleset: fc.integer({ min: -4, max: 4 }), tertunda: fc.nat(6) },
  }),
);

test("after any sequence of counts, on time or late, and movements the stock is what was counted and what moved since", async () => {
  const boss = await office.person("Super Admin");
  const orang = [
    await office.person("Gudang", { menu: ["Produk"] }),
    await office.person("Gudang", { menu: ["Produk"] }),
  ];
  let menit = 0;
  const at = (ke: number) => new Date(MULAI + ke * 60_000).toISOString();
  await fc.assert(
    fc.asyncProperty(fc.array(langkah, { minLength: 3, maxLength: 20 }), async (semua) => {
      const harga = [1_000_003, 0, 777_777];
      const ids = await Promise.all(
        harga.map((hargaBeli, ke) => makeProduk(office, boss, { stock: ke * 7, hargaBeli })),
      );
      const idOpname = await startOpname(orang[0] ?? boss, ...ids);
      /** What really stands in the warehouse, and what each product's latest count leads to. */
      const nyata = ids.map((_, ke) => ke * 7);
      const terakhir = new Map<number, { menit: number; sesudah: number }>();
      const tertunda: { kirim: number; ke: number; produk: number; jumlah: number; orang: number }[] = [];
      const send = async (sampai: number) => {
        for (const satu of tertunda.splice(0).sort((a, b) => a.kirim - b.kirim)) {
          if (satu.kirim > sampai) tertunda.push(satu);
          else {
            const baris = [{ idProduk: ids[satu.produk] ?? 0, jumlah: satu.jumlah, waktu: at(satu.ke) }];
            await (orang[satu.orang] ?? boss).call(opname.hitungOpname, { idOpname, baris });
          }
        }
      };
      for (const satu of semua) {
        menit += 1;
        await office.travel(at(menit));
        const idProduk = ids[satu.produk];
        if (idProduk === undefined) continue;
        if (satu.jenis !== "hitung") {
          const qty = satu.jenis === "datang" ? satu.qty : -1;
          if ((nyata[satu.produk] ?? 0) + qty < 0 || (await stockOf(office, idProduk)) + qty < 0) continue;
          await move(office, boss, idProduk, qty);
          nyata[satu.produk] = (nyata[satu.produk] ?? 0) + qty;
          const hitung = terakhir.get(satu.produk);
          if (hitung) hitung.sesudah += qty;
        } else {
          const jumlah = Math.max(0, (nyata[satu.produk] ?? 0) + satu.meleset);
          terakhir.set(satu.produk, { menit, sesudah: jumlah });
          tertunda.push({ kirim: menit + satu.tertunda, ke: menit, produk: satu.produk, jumlah, orang: satu.orang });
        }
        await send(menit);
      }
      menit += 10;
      await office.travel(at(menit));
      await send(menit);
      const harap = nyata.map((stock, ke) => terakhir.get(ke)?.sesudah ?? stock);
      if (terakhir.size === 0) return;
      await sendForDecision(orang[1] ?? boss, idOpname, ids.length - terakhir.size);
      const { nilai } = await detailOf(boss, idOpname);
      if (harap.some((stock) => stock < 0)) {
        expect((await boss.refused(opname.putuskanOpname, { idOpname, status: "Disetujui" })).status).toBe(409);
        return;
      }
      await approve(boss, idOpname);
      expect(await Promise.all(ids.map((id) => stockOf(office, id)))).toEqual(harap);
      // What was shown before is what was booked.
      expect((await detailOf(boss, idOpname)).nilai).toBe(nilai);
      expect((await office.periksa()).filter((rule) => !rule.lolos)).toEqual([]);
    }),
    few(12),
  );
}, 300_000);
