import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { dashboard } from "#areas/laporan/dashboard/contract.ts";
import { cariSemua } from "#areas/sistem/cari/contract.ts";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { isiRekening } from "#books/fixtures.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { pelepasanAsset } from "../../pelepasan-asset/contract.ts";
import { bukti, tempat } from "../../server/asset.testing.ts";
import { listAsset } from "../contract.ts";

const office = openOffice();

const tugas = async (person: Person) =>
  (await person.call(dashboard.getTugasSaya, {})).data.find(({ jenis }) => jenis === "assetDitinjau");

test("what somebody without a privileged role takes out of use, or registers with an earlier day, Management looks at", async () => {
  const bos = await office.person("Super Admin");
  const management = await office.person("Management");
  const admin = await office.person("Admin", { nama: "Sari", menu: ["Asset", "Dashboard"] });
  const dimana = await tempat(bos, { pembagi: 12 });
  const isian = { ...dimana, namaBarang: "Genset", harga: 12_000_000, tglAssetMasuk: "2026-05-20" };
  const { idAsset, kodeAsset } = (await admin.call(listAsset.addAsset, isian)).data;
  // Of today, or by those in charge themselves, it is nothing to look at.
  await admin.call(listAsset.addAsset, { ...isian, namaBarang: "Bor", tglAssetMasuk: "2026-11-20" });
  await bos.call(listAsset.addAsset, { ...isian, namaBarang: "Las" });
  await admin.call(listAsset.updateKondisiAsset, { idAsset, statusAsset: "tidak", keterangan: "Rusak" });
  expect(await tugas(management)).toMatchObject({
    jumlah: 1,
    daftar: [
      {
        id: kodeAsset,
        keterangan: "Genset, dicatat dengan tanggal lama oleh Sari, ditandai tidak digunakan oleh Sari",
        tanggal: "2026-11-20",
      },
    ],
  });
  expect(await tugas(admin)).toBeUndefined();
  const { data: row } = await admin.call(listAsset.getDetailAsset, { kodeAsset });
  expect(row.perhatian.map(({ jenis, oleh }) => [jenis, oleh])).toEqual([
    ["tanggal lama", "Sari"],
    ["tidak digunakan", "Sari"],
  ]);
  // Its condition written anew is no change; taken back into use it is one.
  await admin.call(listAsset.updateKondisiAsset, { idAsset, statusAsset: "tidak", keterangan: "Rusak berat" });
  await admin.call(listAsset.updateKondisiAsset, { idAsset, statusAsset: "digunakan", keterangan: "" });
  expect((await tugas(management))?.daftar[0]?.keterangan).toMatch(
    /tidak digunakan oleh Sari, ditandai digunakan lagi oleh Sari$/,
  );
  expect(row.aksi.tinjau).toEqual({ boleh: false, alasan: "Hanya Super Admin dan Management" });
  expect((await admin.refused(listAsset.tinjauAsset, { idAsset })).status).toBe(401);

  // Of two who look at once one is first.
  const sekaligus = await Promise.all(
    [management, bos].map((person) => person.send(listAsset.tinjauAsset, { idAsset })),
  );
  expect(sekaligus.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await tugas(management)).toBeUndefined();
  const { data: sesudah } = await bos.call(listAsset.getDetailAsset, { kodeAsset });
  expect([sesudah.perhatian, sesudah.aksi.tinjau.alasan]).toEqual([[], "Asset sudah ditinjau"]);
  const { data: jejak } = await bos.call(riwayat.getRiwayat, { jenis: "asset", id: String(idAsset) });
  expect(JSON.stringify(jejak[0])).toContain("Dicatat dengan tanggal lama oleh Sari");
  await expect(office.sql`update asset_perhatian set id_peninjau = null, ditinjau = null`).rejects.toThrow(/ditinjau/);
});

test("a request to let an asset go is found by its code, and the file has what each brought", async () => {
  const bos = await office.person("Super Admin");
  const rekan = await office.person("Management");
  const idRekening = await isiRekening(office, bos, "BCA RJP", 1_000_000);
  const dimana = await tempat(bos, { pembagi: 12 });
  const isian = { ...dimana, namaBarang: "Truk Engkel", harga: 12_000_000, tglAssetMasuk: "2026-05-20" };
  const { idAsset, kodeAsset } = (await bos.call(listAsset.addAsset, isian)).data;
  const jual = {
    idAsset,
    alasan: "dijual",
    hargaJual: 7_500_000,
    idRekening,
    keterangan: "",
    dokumen: [await bukti()],
  };
  const { idPelepasanAsset } = (await bos.call(pelepasanAsset.addPelepasanAsset, jual as never)).data;
  const ditemukan = async (person: Person, q: string) =>
    (await person.call(cariSemua.cari, { q })).data.filter(({ jenis }) => jenis === "pelepasanAsset");
  for (const q of [idPelepasanAsset, idPelepasanAsset.toLowerCase(), kodeAsset, "engkel"]) {
    expect(await ditemukan(bos, q)).toEqual([
      {
        jenis: "pelepasanAsset",
        kunci: idPelepasanAsset,
        judul: "Truk Engkel",
        keterangan: `${idPelepasanAsset} · ${kodeAsset} · Menunggu`,
      },
    ]);
  }
  const luar = await office.person("Sales", { menu: ["Produk"] });
  expect(await ditemukan(luar, idPelepasanAsset)).toEqual([]);

  await rekan.call(pelepasanAsset.approvePelepasanAsset, {
    idPengajuan: idPelepasanAsset,
    statusPengajuan: "Disetujui",
    note: "",
  });
  const answer = await bos.send(pelepasanAsset.exportPelepasanAsset, { tglAwal: "2026-11-01", tglAkhir: "2026-11-30" });
  const [kepala, ...rows] = (await readXlsx(answer.raw)).sheets[0]?.rows ?? [];
  const pada = (nama: string) => rows[0]?.[kepala?.indexOf(nama) ?? -1];
  expect([pada("ID Pelepasan"), pada("Hasil Penjualan"), pada("Nilai Buku Dilepas"), pada("Laba (Rugi)")]).toEqual([
    idPelepasanAsset,
    7_500_000,
    7_000_000,
    500_000,
  ]);
  expect((await luar.refused(pelepasanAsset.exportPelepasanAsset, {})).status).toBe(401);
});
