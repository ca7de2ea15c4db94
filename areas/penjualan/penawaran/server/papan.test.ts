import { beforeEach, expect, test } from "vitest";
import { makeProduk } from "#books/fixtures.ts";
import type { Id } from "#kernel/types.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import type { KolomPenawaran } from "../../papan.ts";
import { penawaran } from "../contract.ts";
import { tawarkan } from "./penawaran.testing.ts";

const office = openOffice();
let rina: Person;
let oven: Id<"produk">;
beforeEach(async () => {
  await office.travel("2026-11-20T02:00:00.000Z");
  rina = await office.person("Sales", { menu: ["Produk Card", "Sales Order"] });
  oven = await makeProduk(office, await office.person("Super Admin"), { stock: 20 });
});

const tawar = (isian: { berlakuSampai?: string; tindakLanjut?: string } = {}) =>
  tawarkan(office, rina, [{ idProduk: oven }], isian);
const kirim = async (idPenawaran: string) => {
  await rina.call(penawaran.tandaiTerkirim, { idPenawaran });
  return idPenawaran;
};
const kalah = async (idPenawaran: string) => {
  await rina.call(penawaran.kalahPenawaran, { idPenawaran, alasanKalah: "Harga" });
  return idPenawaran;
};
const setuju = async (idPenawaran: string) => {
  await kirim(idPenawaran);
  await office.sql`
    update penawaran_revisi set disetujui = now(), disetujui_nama = 'Dewi', disetujui_kertas = 'x',
      disetujui_sidik = encode(sha256('x'), 'hex') where id_penawaran = ${idPenawaran}`;
  return idPenawaran;
};

async function papan(person: Person): Promise<Record<KolomPenawaran, string[]>> {
  const { data } = await person.call(penawaran.getPapanPenawaran, {});
  for (const { kolom, jumlah, kartu } of data) {
    const list = await person.call(penawaran.getPenawaran, { bagian: kolom, limit: 100 });
    expect([kolom, list.totalDocs, kode(list.data).sort()]).toEqual([kolom, jumlah, kode(kartu).sort()]);
  }
  return Object.fromEntries(data.map(({ kolom, kartu }) => [kolom, kode(kartu)])) as Record<KolomPenawaran, string[]>;
}
const kode = (rows: readonly { idPenawaran: string }[]) => rows.map(({ idPenawaran }) => idPenawaran);

test("a quotation stands in the column of what became of it, what is due first above; what ended long ago only in the list", async () => {
  await office.travel("2026-11-05T02:00:00.000Z");
  const kalahLama = await kalah(await tawar());
  const jadiLama = await kirim(await tawar());
  await rina.call(penawaran.pesanPenawaran, { idPenawaran: jadiLama });
  const lewatLama = await kirim(await tawar({ berlakuSampai: "2026-11-06" }));
  const lewat = await kirim(await tawar({ berlakuSampai: "2026-11-07" }));
  const kalahLagi = await tawar({ berlakuSampai: "2026-11-05" });
  await office.travel("2026-11-20T02:00:00.000Z");
  await kalah(kalahLagi);
  const nanti = await tawar({ berlakuSampai: "2026-11-30" });
  const hariIni = await tawar({ tindakLanjut: "2026-11-20" });
  const menunggu = await kirim(await tawar());
  const disetujui = await setuju(await tawar({ berlakuSampai: "2026-11-20" }));
  const jadi = await kirim(await tawar());
  await rina.call(penawaran.pesanPenawaran, { idPenawaran: jadi });
  expect(await papan(rina)).toEqual({
    ...{ draft: [hariIni, nanti], dikirim: [menunggu], disetujui: [disetujui], jadiOrder: [jadi] },
    berakhir: [kalahLagi, lewat],
  });
  await office.travel("2026-11-21T02:00:00.000Z");
  const besok = await papan(rina);
  expect([besok.disetujui, besok.berakhir]).toEqual([[disetujui], [kalahLagi]]);
  const semua = kode((await rina.call(penawaran.getPenawaran, { limit: 100 })).data);
  expect(semua).toEqual(expect.arrayContaining([kalahLama, jadiLama, lewatLama, lewat]));
});

test("who sees own customers only sees their quotations on the board", async () => {
  const satu = await tawar();
  const tono = await office.person("Sales", { menu: ["Produk Card", "Sales Order"] });
  expect((await papan(tono)).draft).toContain(satu);
  await office.sql`update perusahaan set pelanggan_sendiri = true`;
  expect((await papan(tono)).draft).toEqual([]);
  expect((await papan(rina)).draft).toEqual([satu]);
});
