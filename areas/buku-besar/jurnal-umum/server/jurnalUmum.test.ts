import { expect, test } from "vitest";
import { bukti } from "#areas/keuangan/pengajuan/server/pengajuan.testing.ts";
import { dashboard } from "#areas/laporan/dashboard/contract.ts";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { pemergok, penyusup } from "#books/periksa/periksa.testing.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { akun } from "../../akun/contract.ts";
import { buku } from "../../buku/contract.ts";
import { jurnalUmum } from "../contract.ts";

const office = openOffice();
const diam = penyusup(office);
const ketahuan = pemergok(office);

async function idAkun(person: Person, nama: string): Promise<number> {
  const { data } = await person.call(akun.getBaganAkun, {});
  return data.find((row) => row.nama === nama)?.idAkun ?? 0;
}

type Baris = [nama: string, debit: number, kredit: number];
const PERLENGKAPAN: Baris[] = [
  ["Aset Lain-lain", 750_000, 0],
  ["Modal", 0, 500_000],
  ["Hutang Lain", 0, 250_000],
];

async function isian(person: Person, baris: Baris[] = PERLENGKAPAN, tanggal = "2026-11-18") {
  const lines = [];
  for (const [nama, debit, kredit] of baris) lines.push({ idAkun: await idAkun(person, nama), debit, kredit });
  return { tanggal, keterangan: "Perlengkapan dari pemilik", baris: lines, dokumen: [await bukti()] };
}
const buat = async (person: Person, baris?: Baris[]): Promise<string> =>
  (await person.call(jurnalUmum.addJurnalUmum, await isian(person, baris))).data.idJurnalUmum;
const setujui = (person: Person, idJurnalUmum: string) =>
  person.send(jurnalUmum.approveJurnalUmum, { idJurnalUmum, status: "Disetujui" });
const lihat = async (person: Person, idJurnalUmum: string) =>
  (await person.call(jurnalUmum.getDetailJurnalUmum, { idJurnalUmum })).data;
const saldo = async (person: Person, nama: string) =>
  (await person.call(akun.getBaganAkun, {})).data.find((row) => row.nama === nama)?.saldo;

test("an entry is typed by one, approved by another, and stands in the journal on its day; of two the second hears who was first", async () => {
  const boss = await office.person("Super Admin", { nama: "Ratna" });
  const manajer = await office.person("Management", { nama: "Budi" });
  const akuntan = await office.person("Akuntan", { menu: ["Buku Besar", "Dashboard"] });
  expect((await akuntan.send(jurnalUmum.addJurnalUmum, await isian(boss))).status).toBe(401);
  const id = await buat(manajer);
  expect(id).toBe("JU-2611-00001");
  const sendiri = await manajer.refused(jurnalUmum.approveJurnalUmum, { idJurnalUmum: id, status: "Disetujui" });
  expect(sendiri.message).toBe("Jurnal umum sendiri harus disetujui orang lain");
  expect((await lihat(akuntan, id)).aksi.putuskan.alasan).toBe("Hanya Super Admin dan Management");
  const tugas = async (person: Person) =>
    (await person.call(dashboard.getTugasSaya, {})).data.find(({ jenis }) => jenis === "jurnalUmum");
  expect(await tugas(boss)).toMatchObject({ jumlah: 1, daftar: [{ id }] });
  expect(await tugas(manajer)).toBeUndefined();
  expect(await saldo(boss, "Aset Lain-lain")).toBe(0);

  const kedua = await office.person("Management", { nama: "Sari" });
  const jawab = await Promise.all([setujui(boss, id), setujui(kedua, id)]);
  expect(jawab.map(({ status }) => status).sort()).toEqual([200, 409]);
  const pemutus = (await lihat(boss, id)).diprosesOleh;
  expect(jawab.find(({ status }) => status === 409)?.body.message).toBe(`Jurnal umum sudah diproses oleh ${pemutus}`);
  expect(await saldo(boss, "Aset Lain-lain")).toBe(750_000);
  const isi = await lihat(boss, id);
  expect(isi).toMatchObject({
    status: "Disetujui",
    nominal: 750_000,
    tglApprove: "2026-11-20",
    tglDibuat: "2026-11-20",
    dibuatOleh: "Budi",
  });
  expect(isi.bukti).toHaveLength(1);
  const { data: jurnal } = await akuntan.call(buku.getJurnal, { idJurnal: isi.idJurnal ?? 0 });
  expect(jurnal).toMatchObject({ tanggal: "2026-11-18", peristiwa: "jurnal-umum", dokumen: id, kunci: id });
  expect(jurnal.baris.map(({ nama, debit, kredit }) => [nama, debit, kredit])).toEqual(
    expect.arrayContaining(PERLENGKAPAN),
  );
  const { data: jejak } = await akuntan.call(riwayat.getRiwayat, { jenis: "jurnalUmum", id });
  expect(jejak).toHaveLength(2);
});

test("what nobody had mapped before its month was closed is moved on from Belum Dipetakan", async () => {
  const boss = await office.person("Super Admin");
  const rekan = await office.person("Management");
  const baris: Baris[] = [
    ["Belum Dipetakan", 7_000, 0],
    ["Modal", 0, 7_000],
  ];
  const { data } = await boss.call(jurnalUmum.addJurnalUmum, await isian(boss, baris));
  await rekan.call(jurnalUmum.approveJurnalUmum, { ...data, status: "Disetujui", note: "" });
});

test("what does not balance, names a control account or comes from tomorrow is refused in one sentence", async () => {
  const boss = await office.person("Super Admin");
  const pesan = async (baris: Baris[], lain: object = {}) =>
    (await boss.refused(jurnalUmum.addJurnalUmum, { ...(await isian(boss, baris)), ...lain })).message;
  expect(await pesan([PERLENGKAPAN[0] as Baris])).toBe("Jurnal paling sedikit 2 baris");
  expect(await pesan(PERLENGKAPAN.slice(0, 2))).toBe("Jumlah debit dan kredit harus sama");
  expect(
    await pesan([
      ["Modal", 5, 5],
      ["Hutang Lain", 0, 5],
    ]),
  ).toBe("Setiap baris berisi debit atau kredit, salah satunya saja");
  expect(
    await pesan([
      ["Modal", 5, 0],
      ["Modal", 0, 5],
    ]),
  ).toBe("Satu akun hanya boleh berdiri di satu sisi, debit atau kredit");
  for (const [nama, kode, pakai] of [
    ["Kas Kecil", "1-1001", "Pengajuan (dana masuk, keluar atau pindah)"],
    ["Piutang Pelanggan", "1-2001", "Invoice, Nota Kredit atau Hapus Piutang"],
    ["Persediaan", "1-3001", "Purchase Order, Surat Jalan atau koreksi stok di Produk"],
    ["Hutang Usaha", "2-1001", "Purchase Order, penerimaan barang, Tagihan Pemasok atau pelunasannya"],
    ["Uang Muka Pelanggan", "2-1002", "Invoice atau Pengembalian Dana"],
  ] as const) {
    expect(
      await pesan([
        [nama, 5, 0],
        ["Modal", 0, 5],
      ]),
    ).toBe(`Akun ${kode} ${nama} hanya bergerak lewat dokumennya: pakai ${pakai}`);
  }
  expect(
    await pesan([
      ["Tidak ada", 5, 0],
      ["Modal", 0, 5],
    ]),
  ).toBe("Akun tidak dikenal");
  expect(await pesan(PERLENGKAPAN, { tanggal: "2026-11-21" })).toBe("Tanggal tidak boleh setelah hari ini");
  expect(await pesan(PERLENGKAPAN, { dokumen: [] })).toBe("Dokumen tidak boleh kosong.");
});

test("one that was approved is taken back by another with its sides exchanged, once; one that was rejected says why", async () => {
  const boss = await office.person("Super Admin");
  const [awal, modal] = [await saldo(boss, "Hutang Lain"), await saldo(boss, "Modal")];
  const id = await buat(boss);
  expect((await boss.refused(jurnalUmum.reverseJurnalUmum, { idJurnalUmum: id })).message).toBe(
    "Jurnal umum berstatus Menunggu, hanya yang disetujui dapat dibalik",
  );
  expect((await setujui(boss, id)).status).toBe(200);
  const { data: satu } = await boss.call(jurnalUmum.reverseJurnalUmum, { idJurnalUmum: id });
  const tolak = { ...satu, status: "Ditolak" as const };
  expect((await boss.refused(jurnalUmum.approveJurnalUmum, tolak)).message).toBe("Note tidak boleh kosong.");
  await boss.call(jurnalUmum.approveJurnalUmum, { ...tolak, note: "belum perlu" });
  expect(await lihat(boss, satu.idJurnalUmum)).toMatchObject({ status: "Ditolak", note: "belum perlu", membalik: id });
  const { data: dua } = await boss.call(jurnalUmum.reverseJurnalUmum, { idJurnalUmum: id });
  expect((await boss.refused(jurnalUmum.reverseJurnalUmum, { idJurnalUmum: id })).message).toBe(
    `${id} sudah dibalik oleh ${dua.idJurnalUmum}`,
  );
  expect((await setujui(boss, dua.idJurnalUmum)).status).toBe(200);
  expect([await saldo(boss, "Hutang Lain"), await saldo(boss, "Modal")]).toEqual([awal, modal]);
  const pembalikan = await lihat(boss, dua.idJurnalUmum);
  expect(pembalikan).toMatchObject({ tanggal: "2026-11-20", membalik: id, bukti: [{}].map(() => expect.any(String)) });
  expect(pembalikan.aksi.balik.alasan).toBe(`${dua.idJurnalUmum} sudah pembalikan dari ${id}`);
  const { data: daftar } = await boss.call(jurnalUmum.getJurnalUmum, { cari: "pembalikan", status: "Disetujui" });
  expect(daftar.map(({ idJurnalUmum }) => idJurnalUmum)).toEqual([dua.idJurnalUmum]);
});

test("what was typed stays, and the books check finds an entry that is missing, differs or was never approved", async () => {
  const { sql } = office;
  const boss = await office.person("Super Admin");
  const menunggu = await buat(boss);
  const id = await buat(boss);
  await setujui(boss, id);
  await expect(sql`update jurnal_umum set nominal = 1 where id_jurnal_umum = ${menunggu}`).rejects.toThrow(
    /tidak boleh diubah/,
  );
  await expect(sql`update jurnal_umum set note = 'x' where id_jurnal_umum = ${id}`).rejects.toThrow(/sudah diputuskan/);
  await expect(sql`delete from jurnal_umum where id_jurnal_umum = ${menunggu}`).rejects.toThrow(/sudah diputuskan/);
  await expect(sql`update jurnal_umum_baris set debit = 1`).rejects.toThrow();
  await expect(
    sql`insert into jurnal_umum_baris values (${menunggu}, 9, 1, 5, 0), (${menunggu}, 10, 2, 0, 5)`,
  ).rejects.toThrow(/tidak seimbang/);

  await diam(
    "create table asli as select * from jurnal_umum; create table asli_baris as select * from jurnal_umum_baris",
  );
  const kembali = `delete from jurnal_umum_baris; update jurnal_umum u set status = a.status, nominal = a.nominal,
    tanggal = a.tanggal, id_user_approve = a.id_user_approve, tgl_approve = a.tgl_approve from asli a
      where a.id_jurnal_umum = u.id_jurnal_umum;
    insert into jurnal_umum_baris select * from asli_baris`;
  const pada = `where id_jurnal_umum = '${id}'`;
  const temuan = new RegExp(`^${id}: .*seharusnya`);
  await ketahuan(
    `update jurnal_umum set status = 'Menunggu', id_user_approve = null, tgl_approve = null ${pada}`,
    kembali,
    temuan,
  );
  await ketahuan(`update jurnal_umum set tanggal = tanggal - 1 ${pada}`, kembali, temuan);
  await ketahuan(`update jurnal_umum_baris set id_akun = 1 ${pada} and urutan = 1`, kembali, temuan);
  await ketahuan(`update jurnal_umum set nominal = nominal + 1 ${pada}`, kembali, /^JU-.*nominal/);
  await ketahuan(
    `update jurnal_umum set status = 'Disetujui', id_user_approve = id_user, tgl_approve = tanggal
     where id_jurnal_umum = '${menunggu}'`,
    kembali,
    new RegExp(`^${menunggu}: .*dalam 0 jurnal`),
  );
  await diam("drop table asli; drop table asli_baris");
});
