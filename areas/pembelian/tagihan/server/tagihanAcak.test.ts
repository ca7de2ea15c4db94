import fc from "fast-check";
import { expect, test } from "vitest";
import { carryOut, isiRekening, makeProduk } from "#books/fixtures.ts";
import { saldoJurnal } from "#books/fixturesJurnal.ts";
import { jadiPkp } from "#books/pajak/faktur.testing.ts";
import { allFindings } from "#books/periksa/periksa.testing.ts";
import { moveGoods } from "#books/stok/stok.ts";
import type { Id } from "#kernel/types.ts";
import { events, few } from "#test/support/cases.ts";
import { openOffice } from "#test/support/office.ts";
import { belanjaUji, makePemasok } from "../../pemasok/server/pemasok.testing.ts";
import { po } from "../../po/contract.ts";
import { tagihan } from "../contract.ts";
import { bayarTagihanUji, isianTagihanUji, lihatTagihan, uangMukaUji } from "./tagihan.testing.ts";

const office = openOffice();

const langkah = fc.record({
  apa: fc.constantFrom(
    "beli",
    "datang",
    "keluar",
    "tagih",
    "biaya",
    "bayar",
    "batalBayar",
    "batal",
    "uangMuka",
    "pakai",
  ),
  yang: fc.nat(7),
  unit: fc.integer({ min: 1, max: 4 }),
  uang: fc.integer({ min: 1, max: 2_000_003 }),
});
type Langkah = typeof langkah extends fc.Arbitrary<infer L> ? L : never;

test("whatever is bought, billed, spread, paid and taken back: no value below zero, none without stock, and what came in is there or has left", async () => {
  const boss = await office.person("Super Admin");
  const idRekening = await isiRekening(office, boss, "BCA RJP", 900_000_000_000);
  await jadiPkp(office);
  await fc.assert(
    fc.asyncProperty(fc.array(langkah, { ...events(25, 40), size: "max" }), async (steps) => {
      const idPemasok = await makePemasok(boss, `Pemasok ${Math.random()}`);
      const produk = [await makeProduk(office, boss, { hargaBeli: 700_001 }), await makeProduk(office, boss)];
      const milik = { po: [] as string[], tagihan: [] as string[], uangMuka: [] as string[] };
      const pilih = <T>(dari: readonly T[], ke: number): T | undefined => dari[ke % Math.max(1, dari.length)];
      const beli = ({ yang, unit, uang }: Langkah) =>
        belanjaUji(boss, {
          idProduk: pilih(produk, yang) as Id<"produk">,
          idPemasok,
          hargaPemasok: uang,
          qty: unit + 2,
        });
      for (const step of steps) {
        const { apa, yang, unit, uang } = step;
        const [idPo, idTagihan, idUangMuka] = [
          pilih(milik.po, yang),
          pilih(milik.tagihan, yang),
          pilih(milik.uangMuka, yang),
        ];
        if (apa === "beli" || idPo === undefined) milik.po.push(await beli(step));
        else if (apa === "datang") await boss.send(po.updatePoSelesai, { idPo, selesai: unit });
        else if (apa === "keluar") {
          const keluar = { idProduk: pilih(produk, yang) as Id<"produk">, jenis: "koreksi" as const, qty: -unit };
          await carryOut(office, boss, (deed) => moveGoods(deed, [keluar])).catch(() => undefined);
        } else if (apa === "tagih" || apa === "biaya") {
          const isi =
            apa === "tagih"
              ? { barang: [{ idPo, unit, harga: uang }] }
              : {
                  biaya: [
                    {
                      keterangan: "Ongkir",
                      nominal: uang,
                      dasar: yang % 2 ? ("nilai" as const) : ("jumlah" as const),
                      idPo: [...new Set([idPo, pilih(milik.po, yang + 1) ?? idPo])],
                    },
                  ],
                };
          const { status, body } = await boss.send(
            tagihan.addTagihan,
            isianTagihanUji({ idPemasok, ...isi, ppn: yang % 3 ? Math.floor(uang / 10) : 0 }),
          );
          if (status === 200) milik.tagihan.push((body as { data: { idTagihan: string } }).data.idTagihan);
        } else if (apa === "uangMuka")
          milik.uangMuka.push(await uangMukaUji(boss, { idPemasok, idRekening, nominal: uang }));
        else if (idTagihan !== undefined && apa === "bayar") {
          const pph = yang % 3 ? { pphDasar: Math.ceil(uang / 2), pphObjek: "24-104-01" } : {};
          await bayarTagihanUji(boss, idTagihan, idRekening, uang, pph);
        } else if (idTagihan !== undefined && apa === "batalBayar") {
          const { bayar } = await lihatTagihan(boss, idTagihan);
          const { idPengajuan } = pilih(bayar, unit) ?? {};
          if (idPengajuan) await boss.send(tagihan.batalBayarTagihan, { idTagihan, idPengajuan, alasan: "x" });
        } else if (idTagihan !== undefined && apa === "batal")
          await boss.send(tagihan.batalTagihan, { idTagihan, alasan: "x" });
        else if (idTagihan !== undefined && idUangMuka !== undefined) {
          await boss.send(tagihan.pakaiUangMuka, { idTagihan, idUangMuka, nominal: Math.min(uang, 1_000) });
        }
      }
      const rows = await office.sql<{ salah: number }[]>`
        select count(*)::int as salah from stok where nilai_saldo < 0 or saldo = 0 and nilai_saldo <> 0`;
      expect(rows).toEqual([{ salah: 0 }]);
      const [nilai] = await office.sql<{ semua: number; ada: number }[]>`
        select coalesce(sum(nilai), 0)::bigint as semua, (select coalesce(sum(nilai_saldo), 0)::bigint from (
          select distinct on (id_produk) nilai_saldo from stok order by id_produk, urut desc) t) as ada from stok`;
      expect(nilai?.semua).toBe(nilai?.ada);
      expect(await saldoJurnal(office.sql, "persediaan")).toBe(nilai?.ada);
      expect(await allFindings(office)).toEqual([]);
    }),
    { ...few(3), endOnFailure: true },
  );
});
