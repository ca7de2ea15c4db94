import { beforeAll, expect, test } from "vitest";
import { invoice } from "#areas/penjualan/invoice/contract.ts";
import { makeInvoice } from "#areas/penjualan/invoice/server/invoice.testing.ts";
import { makeOrder } from "#books/fixtures.ts";
import { jadiPkp } from "#books/pajak/faktur.testing.ts";
import type { Id } from "#kernel/types.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { fakturPajak } from "../../faktur/contract.ts";
import { pajak } from "../../setelan/contract.ts";
import { kodePajak } from "../contract.ts";
import { daftarKode, kodePada } from "../kode.ts";

const office = openOffice();
let bos: Person;

beforeAll(async () => {
  bos = await office.person("Super Admin", { nama: "Bos" });
  await jadiPkp(office);
});

const SATUAN = {
  jenis: "satuan",
  kode: "UM.0040",
  nama: "Palet",
  mulai: "2026-12-01",
  sumber: "PER-1/PJ/2027",
} as const;

test("of a code's additions the last one that has begun decides, and the tables of the program stay", () => {
  const bawaan = daftarKode([{ jenis: "negara", kode: "IDN", nama: "Indonesia" }]);
  const negara = (kode: string, mulai: string, sampai: string | null = null) =>
    ({ jenis: "negara", kode, nama: kode, mulai, sampai }) as Parameters<typeof kodePada>[1][number];
  const tambahan = [
    negara("AAA", "2026-01-01", "2026-03-31"),
    negara("IDN", "2026-02-01", "2026-02-28"),
    negara("AAA", "2026-06-01"),
  ];
  const pada = (hari: string) => [
    ...(kodePada(bawaan, tambahan, hari as never)
      .get("negara")
      ?.keys() ?? []),
  ];
  expect(pada("2025-12-31")).toEqual(["IDN"]);
  expect(pada("2026-02-01")).toEqual(["IDN", "AAA"]);
  expect(pada("2026-03-01")).toEqual(["AAA"]);
  expect(pada("2026-04-01")).toEqual([]);
  expect(pada("2026-06-01")).toEqual(["AAA"]);
});

test("a code holds from its day on, in search, form and faktur, and until the last one that somebody gives it", async () => {
  const cari = async () => (await bos.call(pajak.cariKodePajak, { jenis: "satuan", cari: "palet" })).data;
  const rina = await office.person("Management", { menu: ["Buku Besar"] });
  expect((await rina.refused(kodePajak.addKodePajak, SATUAN)).status).toBe(401);
  expect((await bos.refused(kodePajak.addKodePajak, { ...SATUAN, kode: "PALET" })).errors).toEqual([
    { field: "kode", message: "Kode ditulis seperti UM.0018" },
  ]);
  expect((await bos.refused(kodePajak.addKodePajak, { ...SATUAN, sampai: "2026-11-30" })).errors[0]?.field).toBe(
    "sampai",
  );
  await bos.call(kodePajak.addKodePajak, { ...SATUAN, kode: "um.0040" });
  expect((await bos.refused(kodePajak.addKodePajak, SATUAN)).status).toBe(409);
  expect(await cari()).toEqual([]);

  const idSo = await makeOrder(office, bos, { baris: [{ hargaProduk: 11_100_000, qty: 1 }] });
  const [baris] = await office.sql<{ idProduk: Id<"produk"> }[]>`select id_produk from orderan where id_so = ${idSo}`;
  const idProduk = baris?.idProduk ?? expect.fail("the order has no line");
  const isian = { idProduk, jenis: "A", kode: "841900", satuan: "UM.0040", versi: 0 } as const;
  expect((await bos.refused(pajak.updateIdentitasProduk, isian)).errors[0]?.field).toBe("satuan");
  await office.travel("2026-12-01T03:00:00.000Z");
  expect(await cari()).toMatchObject([{ kode: "UM.0040", nama: "Palet" }]);
  await bos.call(pajak.updateIdentitasProduk, isian);
  const idInv = await makeInvoice(office, bos, idSo);
  await bos.call(invoice.approveInv, { idInv });
  await office.sql`update pelanggan set npwp = '01.234.567.8-901.000'`;
  const masalah = async () => {
    const [faktur] = (await bos.call(fakturPajak.getFaktur, { page: 1, limit: 5, cari: idInv })).data;
    const { data } = await bos.call(fakturPajak.getDetailFaktur, { idFaktur: faktur?.idFaktur ?? "" });
    return data.daftarMasalah.map(({ kalimat }) => kalimat);
  };
  expect(await masalah()).toEqual([]);

  const [kode] = (await rina.call(kodePajak.getKodePajak, {})).data;
  if (!kode) return expect.fail("the code is not listed");
  expect([kode.berlaku, kode.aksi.ubah.boleh]).toEqual([true, false]);
  const { idPajakKode, nama, sumber, versi } = kode;
  await office.travel("2026-12-05T03:00:00.000Z");
  // The faktur of 1 December keeps its unit after the code has ended.
  await bos.call(kodePajak.updateKodePajak, { idPajakKode, nama, sumber, versi, sampai: "2026-12-03" });
  expect([await masalah(), await cari()]).toEqual([[], []]);
  expect((await bos.refused(kodePajak.updateKodePajak, { idPajakKode, nama, sumber, versi })).status).toBe(409);
  await bos.call(kodePajak.updateKodePajak, { idPajakKode, nama, sumber, versi: versi + 1, sampai: "2026-12-01" });
  expect(await masalah()).toEqual([]);
  // A code of the program ends by a row of its own.
  await bos.call(kodePajak.addKodePajak, { ...SATUAN, mulai: "2026-11-01", sampai: "2026-11-30" });
  await office.sql`delete from pajak_kode where id_pajak_kode = ${idPajakKode}`;
  expect(await masalah()).toHaveLength(1);
});

test("terms are put right while nothing was computed with them; used ones end by a new one", async () => {
  const baca = async () => (await bos.call(pajak.getPajak, {})).data;
  const satu = async (kunci: string, sejak: string) => {
    const row = (await baca()).ketentuan.find((one) => one.kunci === kunci && one.sejak === sejak);
    return row ?? expect.fail(`no term ${kunci} ${sejak}`);
  };
  const hari = { kunci: "hari-bukti", sejak: "2022-01-01", atas: 21, bawah: 1, sumber: "PMK baru" } as const;
  const { versi } = await baca();
  expect((await bos.refused(pajak.updateKetentuan, { ...hari, atas: 40, versi })).errors[0]?.field).toBe("atas");
  await bos.call(pajak.updateKetentuan, { ...hari, versi });
  expect(await satu("hari-bukti", "2022-01-01")).toMatchObject({ atas: 21, sumber: "PMK baru", berlaku: true });
  expect((await bos.refused(pajak.updateKetentuan, { ...hari, versi })).status).toBe(409);
  const { aksi } = await satu("hari-bukti", "2022-01-01");
  expect(aksi).toEqual({
    ubah: { boleh: true, alasan: null },
    hapus: { boleh: false, alasan: "Satu-satunya yang berlaku hari ini: ubah isinya" },
  });

  // An order was made on the rate of 2025.
  const ppn = { kunci: "ppn", sejak: "2025-01-01" } as const;
  const kini = await baca();
  const { message } = await bos.refused(pajak.updateKetentuan, {
    ...ppn,
    atas: 13,
    bawah: 100,
    sumber: "x",
    versi: kini.versi,
  });
  expect(message).toBe(
    "Sudah dipakai menghitung order: tambahkan yang baru dengan hari mulainya, yang ini berakhir sehari sebelumnya",
  );
  expect((await bos.refused(pajak.hapusKetentuan, { ...ppn, versi: kini.versi })).message).toBe(message);
  await bos.call(pajak.addKetentuan, { kunci: "ppn", sejak: "2027-01-01", atas: 13, bawah: 100, sumber: "Salah" });
  await bos.call(pajak.hapusKetentuan, { kunci: "ppn", sejak: "2027-01-01", versi: kini.versi });
  expect((await baca()).ketentuan.filter(({ kunci }) => kunci === "ppn").map(({ sejak }) => sejak)).toEqual([
    "2025-01-01",
    "2022-04-01",
  ]);
});
