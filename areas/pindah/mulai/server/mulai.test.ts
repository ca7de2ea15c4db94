import { expect, test } from "vitest";
import { prepareSuperAdmin } from "#areas/karyawan/karyawan/server/pertama.ts";
import { session } from "#areas/karyawan/session/contract.ts";
import { perusahaan } from "#areas/sistem/perusahaan/contract.ts";
import { makeProduk } from "#books/fixtures.ts";
import type { Id } from "#kernel/types.ts";
import { openOffice } from "#test/support/office.ts";
import { impor } from "../../impor/contract.ts";
import { berkasImpor } from "../../impor/server/impor.testing.ts";
import { mulai } from "../contract.ts";

const office = openOffice();
const PASSWORD = "gerimis bolpen perahu";
const pertama = async () => (await office.nobody.send(session.getPertama, {})).body.data;
const begin = (isian: Record<string, unknown>) => office.nobody.send(session.mulaiPertama, isian);

test("the first visit chooses the first password with the code that the console printed, once", async () => {
  expect(await pertama()).toEqual({ pertama: false });
  await office.sql`delete from karyawan`;
  const login = await prepareSuperAdmin(office.sql, "1001", null);
  const kode = login?.password ?? "";
  expect(await pertama()).toEqual({ pertama: true });
  expect((await begin({ kode: "bukan-kodenya", password: PASSWORD })).body).toMatchObject({
    status: 400,
    message: "No Karyawan atau password salah",
  });
  expect((await begin({ kode, password: "rahasia123" })).body).toMatchObject({ errors: [{ field: "password" }] });
  const { body } = await begin({ kode: ` ${kode} `, password: PASSWORD });
  expect(body).toMatchObject({ status: 200, wajibGantiPassword: false, halamanAwal: "/admin/mulai" });
  expect(await pertama()).toEqual({ pertama: false });
  expect((await begin({ kode, password: PASSWORD })).status).toBe(409);
  expect((await office.nobody.send(session.login, { nokar: "1001", password: kode })).status).toBe(400);
  expect((await office.nobody.send(session.login, { nokar: "1001", password: PASSWORD })).status).toBe(200);
});

test("the list counts what is there, and is the first screen of who leads until it is closed", async () => {
  const boss = await office.person("Super Admin");
  const awal = (await boss.call(mulai.getMulai, {})).data;
  expect(awal).toMatchObject({ terbuka: true, tanggal: "2026-11-19" });
  const banyak = async () =>
    Object.fromEntries((await boss.call(mulai.getMulai, {})).data.langkah.map((row) => [row.langkah, row.banyak]));
  expect(await banyak()).toMatchObject({ karyawan: 1, produk: 0, perusahaan: 0, piutang: 0, order: 0 });
  await makeProduk(office, boss, { stock: 1 });
  expect(await banyak()).toMatchObject({ produk: 1 });
  expect((await boss.call(perusahaan.getPerusahaan, {})).status).toBe(200);

  const awalnya = async (role: string) => {
    const orang = await office.person(role);
    return (await orang.call(session.refresh, {})).halamanAwal;
  };
  expect([await awalnya("Management"), await awalnya("Admin")]).toEqual(["/admin/mulai", ""]);
  await boss.call(mulai.setTanggalAwal, { tanggal: "2026-10-31" });
  expect((await boss.call(mulai.getMulai, {})).data.tanggal).toBe("2026-10-31");
  expect((await boss.refused(mulai.setTanggalAwal, { tanggal: "2026-11-21" })).errors[0]?.field).toBe("tanggal");
  await boss.call(mulai.tutupMulai, {});
  expect(await awalnya("Management")).toBe("");
  expect((await boss.call(mulai.getMulai, {})).data.terbuka).toBe(false);
  expect((await boss.refused(mulai.tutupMulai, {})).message).toBe("Daftar mulai sudah ditutup");
  const admin = await office.person("Admin");
  expect((await admin.refused(mulai.getMulai, {})).status).toBe(401);
});

test("the old program's trial balance stands beside ours, and what differs is listed until nothing does", async () => {
  const boss = await office.person("Super Admin");
  const rows = ["Kode Akun;Nama Akun;Debit;Kredit", "1-100;Stok Barang;9.000.000,00;", ";Saldo Awal;;9.000.000,00"];
  const berkas = [berkasImpor("neraca.csv", rows.join("\n"))];
  const { idImpor } = (await boss.call(impor.imporNeraca, { coba: false, berkas })).data;
  const beda = async () => (await boss.call(mulai.getBandingNeraca, {})).data;
  const stok = (await beda()).find(({ lama }) => lama[0]?.nama === "Stok Barang");
  expect(stok).toMatchObject({ idAkun: null, saldo: 0, selisih: -9_000_000 });
  const [persediaan] = await office.sql<{ idAkun: Id<"akun"> }[]>`select id_akun from akun where bawaan = 'persediaan'`;
  const id = stok?.lama[0]?.id ?? 0;
  await boss.call(mulai.setAkunLama, { id, idAkun: persediaan?.idAkun ?? null });
  const dipasang = (await beda()).find(({ idAkun }) => idAkun === persediaan?.idAkun);
  expect(dipasang?.selisih).toBe((dipasang?.saldo ?? 0) - 9_000_000);
  const awal = (await beda()).find(({ nama }) => nama === "Saldo Awal");
  expect(awal).toMatchObject({ lama: [{ saldo: -9_000_000 }], selisih: (awal?.saldo ?? 0) + 9_000_000 });
  expect((await boss.refused(mulai.setAkunLama, { id, idAkun: 99_999 })).message).toBe("Akun tidak dikenal");
  await boss.call(impor.batalImpor, { idImpor: idImpor ?? 0 });
  expect((await beda()).every(({ lama }) => lama.length === 0)).toBe(true);
  const admin = await office.person("Admin", { menu: ["Buku Besar"] });
  expect((await admin.refused(mulai.getBandingNeraca, {})).status).toBe(401);
});

test("money that came by a need counts where the need does, so that nothing differs in the end", async () => {
  const boss = await office.person("Super Admin");
  const berkas = (nama: string) => [berkasImpor(nama, "Nama Akun,Debit,Kredit\nBRI RJP,3000000,\nModal,,3000000")];
  const beda = async () => (await boss.call(mulai.getBandingNeraca, {})).data.filter(({ selisih }) => selisih !== 0);
  const sebelum = await beda();
  await boss.call(impor.imporNeraca, { coba: false, berkas: berkas("neraca.csv") });
  expect((await beda()).length).toBe(sebelum.length + 2);
  await boss.call(impor.imporSaldo, { coba: false, berkas: berkas("saldo.csv") });
  expect(await beda()).toEqual(sebelum);
});
