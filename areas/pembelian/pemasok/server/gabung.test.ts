import fc from "fast-check";
import { expect, test } from "vitest";
import { makeProduk } from "#books/fixtures.ts";
import type { Id } from "#kernel/types.ts";
import { few } from "#test/support/cases.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { detail } from "../../po/server/po.testing.ts";
import { pemasok } from "../contract.ts";
import { belanjaUji, lihatPemasok, makePemasok } from "./pemasok.testing.ts";

const office = openOffice();

type IdPemasok = Id<"pemasok">;
const gabung = (person: Person, dari: IdPemasok, ke: IdPemasok) => person.send(pemasok.gabungPemasok, { dari, ke });
const kode = async (person: Person, idPemasok: IdPemasok) =>
  (await person.call(pemasok.getPoPemasok, { idPemasok, limit: 100 })).data.map(({ idPo }) => idPo).sort();

test("two that are one are merged after a look at what it does, and taken apart again as they were", async () => {
  const boss = await office.person("Management");
  const admin = await office.person("Admin", { menu: ["Purchase Order", "Pemasok"] });
  const idProduk = await makeProduk(office, boss, { hargaBeli: 1_000_000 });
  const [lama, baru] = [await makePemasok(boss, "Bengkel Lama"), await makePemasok(boss, "Bengkel Baru")];
  const satu = await belanjaUji(boss, { idProduk, qty: 2, idPemasok: lama, datang: 2 });
  const dua = await belanjaUji(boss, { idProduk, idPemasok: baru });

  const dampak = (await boss.call(pemasok.getDampakGabungPemasok, { dari: lama, ke: baru })).data;
  expect(dampak).toMatchObject({
    dari: { nama: "Bengkel Lama", jumlahPo: 1, hutang: 2_000_000 },
    ke: { nama: "Bengkel Baru", jumlahPo: 1, hutang: 0 },
    boleh: { boleh: true },
  });
  expect((await admin.call(pemasok.getDampakGabungPemasok, { dari: lama, ke: baru })).data.dari.hutang).toBeNull();
  const gudang = await office.person("Logistik", { menu: ["Purchase Order", "Pemasok"] });
  expect((await gabung(gudang, lama, baru)).status).toBe(401);
  expect((await gabung(boss, lama, lama)).body.errors).toEqual([
    { field: "ke", message: "Pilih pemasok lain, bukan pemasok yang sama" },
  ]);

  await admin.call(pemasok.gabungPemasok, { dari: lama, ke: baru });
  expect(await kode(boss, baru)).toEqual([satu, dua].sort());
  expect(await lihatPemasok(boss, baru)).toMatchObject({
    jumlahPo: 2,
    hutang: 2_000_000,
    produk: [{ jumlahPo: 2, qty: 3 }],
    gabungan: [{ idPemasok: lama, nama: "Bengkel Lama", jumlahPo: 1 }],
  });
  // Found by the old name as well; the old one leads to the new.
  const { data } = await boss.call(pemasok.getPemasok, { cari: "bengkel lama" });
  expect(data.map((row) => row.nama)).toEqual(["Bengkel Baru"]);
  expect((await lihatPemasok(boss, lama)).digabungKe).toEqual({ idPemasok: baru, nama: "Bengkel Baru" });
  expect((await boss.refused(pemasok.arsipkanPemasok, { idPemasok: lama, arsip: true })).message).toBe(
    "Pemasok Bengkel Lama sudah digabung ke Bengkel Baru, buka pemasok itu",
  );
  // Whoever still has the old one on the screen orders from the one that it is now.
  const pindah = { dari: lama, ke: baru, idProduk: [idProduk] };
  expect((await boss.refused(pemasok.pindahProdukPemasok, pindah)).errors).toEqual([
    { field: "ke", message: "Pilih pemasok tujuan yang lain" },
  ]);
  const tiga = await belanjaUji(boss, { idProduk, idPemasok: lama });
  expect(await detail(boss, tiga)).toMatchObject({ idPemasok: baru, namaPemasok: "Bengkel Baru" });

  await boss.call(pemasok.batalGabungPemasok, { idPemasok: lama });
  expect([await kode(boss, lama), await kode(boss, baru)]).toEqual([[satu], [dua, tiga].sort()]);
  expect((await boss.refused(pemasok.batalGabungPemasok, { idPemasok: lama })).message).toBe(
    "Pemasok Bengkel Lama tidak sedang digabung",
  );
});

test("two people who merge at once: one is first, the other hears it; nothing ever runs in a circle", async () => {
  const boss = await office.person("Super Admin", { nama: "Ratna" });
  const admin = await office.person("Admin", { menu: ["Pemasok"], nama: "Sinta" });
  const [a, b] = [await makePemasok(boss, "Alfa"), await makePemasok(boss, "Beta")];
  const jawab = await Promise.all([gabung(boss, a, b), gabung(admin, b, a)]);
  expect(jawab.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(jawab.find(({ status }) => status === 409)?.body.message).toMatch(/sudah digabung ke (Alfa|Beta)/);
  const [c, d] = [await makePemasok(boss, "Gama"), await makePemasok(boss, "Delta")];
  const sama = await Promise.all([gabung(boss, c, d), gabung(admin, c, d)]);
  expect(sama.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(sama.find(({ status }) => status === 409)?.body.message).toMatch(
    /^Pemasok Gama sudah digabung ke Delta oleh (Ratna|Sinta)/,
  );
});

test("merged, taken apart and ordered from at once: every order ends with exactly one supplier", async () => {
  const boss = await office.person("Super Admin");
  const idProduk = await makeProduk(office, boss);
  const semua = [await makePemasok(boss, "P1"), await makePemasok(boss, "P2"), await makePemasok(boss, "P3")] as const;
  const [a, b, c] = semua;
  await Promise.all([
    gabung(boss, a, b),
    gabung(boss, b, c),
    belanjaUji(boss, { idProduk, idPemasok: a }),
    belanjaUji(boss, { idProduk, idPemasok: b }),
  ]);
  const semuanya = async () => (await Promise.all(semua.map((id) => kode(boss, id)))).flat();
  expect(await semuanya()).toHaveLength(2);
  await Promise.all([
    boss.send(pemasok.batalGabungPemasok, { idPemasok: b }),
    boss.send(pemasok.batalGabungPemasok, { idPemasok: a }),
    belanjaUji(boss, { idProduk, idPemasok: a }),
  ]);
  expect(await semuanya()).toHaveLength(3);
});

test("whatever is merged and taken apart: all that hang together end in one place, and each can be had back", async () => {
  const boss = await office.person("Super Admin");
  const ids: IdPemasok[] = [];
  for (const nama of ["A", "B", "C", "D", "E"]) ids.push(await makePemasok(boss, `Rantai ${nama}`));
  const langkah = fc.record({ dari: fc.nat(4), ke: fc.nat(4), pisah: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(langkah, { minLength: 4, maxLength: 8 }), async (semua) => {
      const induk = new Map<number, number>();
      const ujung = (at: number): number => {
        const next = induk.get(at);
        return next === undefined ? at : ujung(next);
      };
      await office.sql`update pemasok set digabung_ke = null, pokok = id_pemasok where nama like 'Rantai %'`;
      for (const { dari, ke, pisah } of semua) {
        const [x, y] = [ids[dari], ids[ke]] as [IdPemasok, IdPemasok];
        if (pisah) {
          const { status } = await boss.send(pemasok.batalGabungPemasok, { idPemasok: x });
          expect(status).toBe(induk.delete(dari) ? 200 : 409);
        } else {
          const boleh = dari !== ke && !induk.has(dari) && !induk.has(ke);
          const { status } = await gabung(boss, x, y);
          expect(status === 200).toBe(boleh);
          if (boleh) induk.set(dari, ke);
        }
      }
      const rows = await office.sql<{ id: IdPemasok; pokok: IdPemasok }[]>`
        select id_pemasok as id, pokok from pemasok where nama like 'Rantai %' order by nama`;
      expect(rows.map(({ pokok }) => pokok)).toEqual(ids.map((_, at) => ids[ujung(at)]));
    }),
    { ...few(6), endOnFailure: true },
  );
});

test("purchase orders that stand with nobody, or with the wrong one, are given to whom they belong", async () => {
  const boss = await office.person("Super Admin");
  const admin = await office.person("Admin", { menu: ["Purchase Order", "Pemasok"] });
  const idProduk = await makeProduk(office, boss, { hargaBeli: 500_000 });
  const [benar, salah] = [await makePemasok(boss, "Yang Benar"), await makePemasok(boss, "Yang Salah")];
  const tanpa = await belanjaUji(boss, { idProduk, datang: 1 });
  const keliru = await belanjaUji(boss, { idProduk, idPemasok: salah, datang: 1 });
  const gudang = await office.person("Logistik", { menu: ["Purchase Order", "Pemasok"] });
  const pindah = { idPo: [tanpa, keliru], idPemasok: benar };
  expect((await gudang.send(pemasok.pindahPoPemasok, pindah)).status).toBe(401);
  expect((await admin.call(pemasok.pindahPoPemasok, pindah)).message).toBe("2 PO dipindahkan ke Yang Benar");
  expect(await detail(boss, tanpa)).toMatchObject({ idPemasok: benar, namaPemasok: "Yang Benar" });
  // What the purchase order was made with, it keeps.
  expect(await detail(boss, keliru)).toMatchObject({ idPemasok: benar, namaPemasok: "Yang Salah" });
  expect((await lihatPemasok(boss, benar)).hutang).toBe(1_000_000);
  expect((await lihatPemasok(boss, salah)).produk).toEqual([]);
  expect((await admin.refused(pemasok.pindahPoPemasok, { idPo: [tanpa, "PO-0000-1"], idPemasok: salah })).status).toBe(
    404,
  );
  expect((await admin.refused(pemasok.pindahPoPemasok, { idPo: [], idPemasok: salah })).errors).toEqual([
    { field: "idPo", message: "Pilih PO yang dipindahkan." },
  ]);
  await admin.call(pemasok.pindahPoPemasok, { idPo: [keliru] });
  expect(await detail(boss, keliru)).toMatchObject({ idPemasok: null, namaPemasok: "" });
});

test("all purchase orders of a product are told from whom they were, and one supplier is split into two", async () => {
  const boss = await office.person("Super Admin");
  const admin = await office.person("Admin", { menu: ["Purchase Order", "Pemasok"] });
  const [oven, mixer] = [
    await makeProduk(office, boss),
    await makeProduk(office, boss, { namaProduk: "Mixer Adonan" }),
  ];
  const [satu, dua] = [await makePemasok(boss, "Gabungan Teknik"), await makePemasok(boss, "Teknik Adonan")];
  for (const idProduk of [oven, oven, mixer]) await belanjaUji(boss, { idProduk });
  const semua = (await admin.call(pemasok.getTanpaPemasok, {})).data;
  expect(semua).toContainEqual(
    expect.objectContaining({ namaProduk: "Mixer Adonan", jumlahPo: 1, dari: "2026-11-20", sampai: "2026-11-20" }),
  );
  const pasang = { ke: satu, idProduk: [oven, mixer] };
  const gudang = await office.person("Logistik", { menu: ["Purchase Order", "Pemasok"] });
  expect((await gudang.send(pemasok.pindahProdukPemasok, pasang)).status).toBe(401);
  expect((await gudang.send(pemasok.getTanpaPemasok, {})).status).toBe(401);
  expect((await admin.call(pemasok.pindahProdukPemasok, pasang)).message).toBe("3 PO dipindahkan ke Gabungan Teknik");
  expect((await admin.refused(pemasok.pindahProdukPemasok, pasang)).message).toBe(
    "Tidak ada PO yang dapat dipindahkan, muat ulang daftarnya",
  );
  await admin.call(pemasok.pindahProdukPemasok, { dari: satu, ke: dua, idProduk: [mixer] });
  expect((await lihatPemasok(boss, satu)).produk).toMatchObject([{ idProduk: oven, jumlahPo: 2 }]);
  expect((await lihatPemasok(boss, dua)).produk).toMatchObject([{ idProduk: mixer, jumlahPo: 1 }]);
  const sama = await admin.refused(pemasok.pindahProdukPemasok, { dari: dua, ke: dua, idProduk: [mixer] });
  expect(sama.errors).toEqual([{ field: "ke", message: "Pilih pemasok tujuan yang lain" }]);
  expect((await admin.refused(pemasok.pindahProdukPemasok, { ke: dua, idProduk: [] })).errors).toEqual([
    { field: "idProduk", message: "Pilih produk yang PO-nya dipindahkan." },
  ]);
  await admin.call(pemasok.pindahProdukPemasok, { dari: dua, idProduk: [mixer] });
  expect((await lihatPemasok(boss, dua)).produk).toEqual([]);
});
