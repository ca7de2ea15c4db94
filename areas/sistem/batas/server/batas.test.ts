import fc from "fast-check";
import { expect, test } from "vitest";
import { submitAsset, tempat } from "#areas/asset/server/asset.testing.ts";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { bukti, buku, kebutuhanBaru, submitPengajuan } from "#areas/keuangan/pengajuan/server/pengajuan.testing.ts";
import { isiRekening, makeOrder, rekeningBernama } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { few } from "#test/support/cases.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { decideAll, kotakOf, submitPelepasan, typeJurnal } from "../../persetujuan/server/persetujuan.testing.ts";
import { riwayat } from "../../riwayat/contract.ts";
import { batas, CARA_PUTUS } from "../contract.ts";

const office = openOffice();

type Isian = { idKebutuhan?: number | null; nominalDari?: number; namaRole?: string; cara: string };
const pasang = async (boss: Person, { idKebutuhan = null, nominalDari = 0, namaRole = "Management", cara }: Isian) =>
  (await boss.call(batas.addBatas, { idKebutuhan, nominalDari, namaRole, cara } as never)).data.idBatas;
const tanpaBatas = () => office.sql`delete from batas`;

const setujui = async (person: Person, idPengajuan: string, statusPengajuan: "Disetujui" | "Ditolak" = "Disetujui") =>
  (await person.send(pengajuan.approvePengajuan, { idPengajuan, statusPengajuan, note: "x", dokumen: [await bukti()] }))
    .body;
const lihat = async (person: Person, idPengajuan: string) =>
  (await person.call(pengajuan.getDetailPengajuan, { idPengajuan })).data;

test("limits are a Super Admin's, there are none at the start, and each of them is in the history", async () => {
  const boss = await office.person("Super Admin");
  const manajer = await office.person("Management");
  expect((await manajer.call(batas.getBatas, {})).data).toEqual([]);
  const isian = { idKebutuhan: null, nominalDari: 1_000_000, namaRole: "Management", cara: "berdua" } as const;
  expect((await manajer.refused(batas.addBatas, isian)).status).toBe(401);
  const { data } = await boss.call(batas.addBatas, isian);
  expect((await boss.refused(batas.addBatas, isian)).message).toMatch(/sudah ada/);
  const tertutup = await boss.refused(batas.addBatas, { ...isian, namaRole: "Super Admin", cara: "tidak" });
  expect(tertutup.errors).toEqual([{ field: "cara", message: expect.stringContaining("selalu dapat memutuskan") }]);
  await boss.call(batas.updateBatas, { ...data, ...isian, cara: "tidak", versi: 1 });
  expect((await boss.refused(batas.updateBatas, { ...data, ...isian, versi: 1 })).status).toBe(409);
  const [baris] = (await manajer.call(batas.getBatas, {})).data;
  expect(baris).toMatchObject({ cara: "tidak", namaKebutuhan: null, aksi: { ubah: { boleh: false } } });
  await boss.call(batas.deleteBatas, data);
  const { data: cerita } = await manajer.call(riwayat.getRiwayat, { jenis: "batas", id: String(data.idBatas) });
  expect(cerita.map(({ ringkas }) => ringkas)).toEqual([
    "Menghapus batas persetujuan",
    "Mengubah batas persetujuan",
    "Menambahkan batas persetujuan",
  ]);
  expect(cerita[1]?.perubahan).toEqual([
    expect.objectContaining({ label: "Putusan", sebelum: "Harus berdua", sesudah: "Tidak boleh" }),
  ]);
});

test("two must: the first approval is noted and names who is missing, the second moves the money, once", async () => {
  await tanpaBatas();
  const boss = await office.person("Super Admin", { nama: "Ratna" });
  const [budi, sari] = [
    await office.person("Management", { nama: "Budi" }),
    await office.person("Management", { nama: "Sari" }),
  ];
  const staf = await office.person("Kasir", { menu: ["Pengajuan"] });
  const tujuan = await rekeningBernama(office, "BCA RJP");
  const idKebutuhan = await kebutuhanBaru(boss);
  await pasang(boss, { nominalDari: 1_000_000, cara: "berdua" });
  const kecil = await submitPengajuan(staf, idKebutuhan, { tipe: "masuk", tujuan, nominal: 999_999 });
  expect((await setujui(budi, kecil)).message).toBe("Pengajuan berhasil disetujui");

  const id = await submitPengajuan(staf, idKebutuhan, { tipe: "masuk", tujuan, nominal: 1_000_000 });
  expect((await setujui(budi, id)).message).toBe("Persetujuan dicatat, menunggu satu orang lagi");
  const setengah = await lihat(staf, id);
  expect(setengah).toMatchObject({
    statusPengajuan: "Menunggu",
    persetujuan: "Disetujui Budi, menunggu satu orang lagi (Super Admin atau Management)",
  });
  expect((await lihat(budi, id)).aksi.approve.alasan).toBe(
    "Anda sudah menyetujui, menunggu persetujuan satu orang lagi",
  );
  expect((await setujui(budi, id)).status).toBe(409);
  expect((await kotakOf(budi)).map((row) => row.id)).not.toContain(id);
  expect((await kotakOf(sari)).find((row) => row.id === id)?.persetujuan).toBe(setengah.persetujuan);
  await setujui(sari, id);
  const selesai = await lihat(staf, id);
  expect(selesai).toMatchObject({
    statusPengajuan: "Disetujui",
    userApprove: [{ namaLengkap: "Sari" }],
    persetujuan: null,
  });
  expect(selesai.buktiFotoApprove).toHaveLength(2);
  expect((await buku(office, boss, "BCA RJP")).saldoAkhirTotal).toBe(1_999_999);
  const { data: cerita } = await boss.call(riwayat.getRiwayat, { jenis: "pengajuan", id });
  const persetujuan = cerita.map(({ nama, perubahan }) => [
    nama,
    perubahan.find(({ field }) => field === "persetujuan")?.sesudah,
  ]);
  expect(persetujuan.slice(0, 2)).toEqual([
    ["Sari", "Bersama Budi"],
    ["Budi", "Disetujui Budi, menunggu satu orang lagi"],
  ]);

  // A Super Admin is bound by no limit of Management; a rejection needs one.
  const dua = await submitPengajuan(staf, idKebutuhan, { tipe: "masuk", tujuan, nominal: 5_000_000 });
  await setujui(budi, dua);
  expect((await setujui(boss, dua)).message).toBe("Pengajuan berhasil disetujui");
  const tiga = await submitPengajuan(staf, idKebutuhan, { tipe: "masuk", tujuan, nominal: 5_000_000 });
  expect((await setujui(budi, tiga, "Ditolak")).message).toBe("Pengajuan berhasil ditolak");
});

test("where two must, the money is dated on the day that the last of them names", async () => {
  await tanpaBatas();
  const boss = await office.person("Super Admin", { nama: "Ratna" });
  const manajer = await office.person("Management", { nama: "Budi" });
  const staf = await office.person("Kasir", { menu: ["Pengajuan"] });
  await pasang(boss, { cara: "berdua" });
  const tujuan = await rekeningBernama(office, "BRI Aneka");
  const idKebutuhan = await kebutuhanBaru(boss);
  const idPengajuan = await submitPengajuan(staf, idKebutuhan, { tipe: "masuk", tujuan, nominal: 1_000 });
  const putusan = async (tanggalUang: string) => ({
    ...{ idPengajuan, statusPengajuan: "Disetujui" as const, note: "", dokumen: [await bukti()], tanggalUang },
  });
  expect((await manajer.refused(pengajuan.approvePengajuan, await putusan("2027-01-01"))).status).toBe(400);
  await manajer.call(pengajuan.approvePengajuan, await putusan("2026-11-12"));
  expect(await lihat(boss, idPengajuan)).toMatchObject({ statusPengajuan: "Menunggu", tanggalUang: null });
  await boss.call(pengajuan.approvePengajuan, await putusan("2026-11-13"));
  expect(await lihat(boss, idPengajuan)).toMatchObject({ tglApprove: "2026-11-20", tanggalUang: "2026-11-13" });
});

test("a limit holds for whatever is decided, for its own need before every need, and what was decided stays", async () => {
  await tanpaBatas();
  const boss = await office.person("Super Admin");
  const [budi, sari] = [await office.person("Management"), await office.person("Management")];
  const tujuan = await isiRekening(office, boss, "Kas Kecil", 50_000_000);
  const idKebutuhan = await kebutuhanBaru(boss);
  const lama = await submitPengajuan(boss, idKebutuhan, { tipe: "masuk", tujuan, nominal: 2_000 });
  await setujui(budi, lama);
  await pasang(boss, { cara: "tidak" });
  await pasang(boss, { idKebutuhan, cara: "berdua" });
  expect(await lihat(budi, lama)).toMatchObject({ statusPengajuan: "Disetujui" });

  const semua = [
    { jenis: "pengajuanAsset", id: await submitAsset(office, boss, { ...(await tempat(boss)), harga: 500_000 }) },
    { jenis: "pelepasanAsset", id: await submitPelepasan(office, boss) },
    { jenis: "jurnalUmum", id: await typeJurnal(boss) },
    { jenis: "invoice", id: await makeInvoice(office, boss, await makeOrder(office, boss), { menunggu: true }) },
  ] as const;
  const alasan = async (person: Person) => (await decideAll(person, semua)).map(({ message }) => message);
  expect(new Set(await alasan(budi))).toEqual(new Set(["Melebihi batas Management, diputuskan Super Admin"]));
  const sendiri = await submitPengajuan(boss, idKebutuhan, { tipe: "masuk", tujuan, nominal: 3_000 });
  expect((await kotakOf(budi)).map(({ id }) => id)).toEqual([sendiri]);

  // The limit for every need is now two persons: the first approval of each is noted.
  await tanpaBatas();
  await pasang(boss, { cara: "berdua" });
  expect(new Set(await alasan(budi))).toEqual(new Set(["Persetujuan dicatat, menunggu satu orang lagi"]));
  expect((await kotakOf(budi)).map(({ id }) => id)).toEqual([sendiri]);
  expect((await decideAll(sari, semua)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await decideAll(boss, [{ jenis: "pengajuan", id: sendiri }]);
  const { data } = await boss.call(riwayat.getRiwayat, { jenis: "pengajuan", id: sendiri });
  expect(data[0]?.perubahan).toContainEqual(
    expect.objectContaining({ label: "Pengajuan Sendiri", sesudah: "Ya, sebagai Super Admin" }),
  );
});

test("two approve at the same moment, or the limit goes meanwhile: one decision, and the money moves once", async () => {
  await tanpaBatas();
  const boss = await office.person("Super Admin");
  const [budi, sari] = [await office.person("Management"), await office.person("Management")];
  const staf = await office.person("Kasir", { menu: ["Pengajuan"] });
  const tujuan = await rekeningBernama(office, "BRI RJP");
  const idKebutuhan = await kebutuhanBaru(boss);
  for (let kali = 0; kali < 6; kali++) {
    const idBatas = await pasang(boss, { idKebutuhan, cara: "berdua" });
    const id = await submitPengajuan(staf, idKebutuhan, { tipe: "masuk", tujuan, nominal: 1_000 });
    const [satu, dua] = await Promise.all([
      setujui(budi, id),
      setujui(sari, id),
      ...(kali % 2 ? [boss.call(batas.deleteBatas, { idBatas })] : []),
    ]);
    const statuses = [satu, dua].map((jawab) => Number((jawab as { status: number }).status)).sort();
    // With the limit both are needed; where it went first, the first decides and the second is told so.
    expect(
      kali % 2
        ? [
            [200, 200],
            [200, 409],
          ]
        : [[200, 200]],
    ).toContainEqual(statuses);
    expect(await lihat(boss, id)).toMatchObject({ statusPengajuan: "Disetujui" });
    expect((await buku(office, boss, "BRI RJP")).saldoAkhirTotal).toBe(1_000 * (kali + 1));
    await tanpaBatas();
  }
});

test("whatever the limits are, the list of a person holds exactly what a table of who may decide what allows", async () => {
  await tanpaBatas();
  const boss = await office.person("Super Admin");
  const orang = [
    { person: await office.person("Management"), role: "Management" },
    { person: await office.person("Super Admin"), role: "Super Admin" },
  ];
  const staf = await office.person("Kasir", { menu: ["Pengajuan"] });
  const tujuan = await rekeningBernama(office, "BRI Aneka");
  const needs = [await kebutuhanBaru(boss), await kebutuhanBaru(boss)];
  const NOMINAL = [10, 100, 1_000];
  const ajuan: { id: string; need: number; nominal: number }[] = [];
  for (const need of needs) {
    for (const nominal of NOMINAL) {
      ajuan.push({ id: await submitPengajuan(staf, need, { tipe: "masuk", tujuan, nominal }), need, nominal });
    }
  }
  const batasan = fc.record({
    idKebutuhan: fc.constantFrom(null, ...needs),
    nominalDari: fc.constantFrom(0, 10, 100, 101),
    namaRole: fc.constantFrom("Management", "Super Admin"),
    cara: fc.constantFrom(...CARA_PUTUS),
  });
  type Batasan = { idKebutuhan: number | null; nominalDari: number; namaRole: string; cara: string };
  /** The table, written out: walk down the amounts, the need's own column before the column of all. */
  const menurutTabel = (rows: readonly Batasan[], role: string, need: number, nominal: number): string => {
    for (const kolom of [need, null]) {
      for (const dari of [101, 100, 10, 0]) {
        const satu = rows.find((r) => r.namaRole === role && r.idKebutuhan === kolom && r.nominalDari === dari);
        if (satu && dari <= nominal) return satu.cara;
      }
    }
    return "sendiri";
  };
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(batasan, {
        maxLength: 7,
        selector: (r) => `${r.idKebutuhan} ${r.nominalDari} ${r.namaRole}`,
      }),
      async (rows) => {
        const sah = rows.filter(({ namaRole, cara }) => namaRole !== "Super Admin" || cara !== "tidak");
        await tanpaBatas();
        if (sah.length > 0) await office.sql`insert into batas ${office.sql(sah)}`;
        for (const { person, role } of orang) {
          const kotak = (await kotakOf(person)).map(({ id }) => id);
          const boleh = ajuan.filter(({ need, nominal }) => menurutTabel(sah, role, need, nominal) !== "tidak");
          expect(kotak).toEqual(boleh.map(({ id }) => id));
          const [satu] = ajuan;
          if (!satu) throw new Error("nothing was asked for");
          expect((await lihat(person, satu.id)).aksi.approve.boleh).toBe(kotak.includes(satu.id));
        }
      },
    ),
    few(),
  );
  await tanpaBatas();
});
