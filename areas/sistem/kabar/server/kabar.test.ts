import { expect, test } from "vitest";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { bukti, kebutuhanBaru, submitPengajuan } from "#areas/keuangan/pengajuan/server/pengajuan.testing.ts";
import { pelanggan } from "#areas/penjualan/pelanggan/contract.ts";
import { makeOrder, makeProduk, rekeningBernama } from "#books/fixtures.ts";
import { makeInvoice } from "#books/fixturesBayar.ts";
import { tidyKabar } from "#company/kabar.ts";
import { notifyOfBerkala, sendRingkasan } from "#company/kabarBerkala.ts";
import { sendAntrean } from "#company/kirimAntrean.ts";
import { openMailer } from "#platform/documents/mail/mailer.ts";
import { mailServer, refusal } from "#platform/documents/mail/mailServer.testing.ts";
import { guardStates, noteFailed, noteGood } from "#platform/ops/backup/guards.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { komentar } from "../../komentar/contract.ts";
import { kabar } from "../contract.ts";

const office = openOffice();

const kabarOf = async (person: Person) => (await person.call(kabar.getKabar, { limit: 100 })).data;
const pesanOf = async (person: Person) => (await kabarOf(person)).map(({ pesan }) => pesan);
const baruOf = async (person: Person) => (await person.call(kabar.getKabarBaru, {})).data.baru;
const berkala = () => notifyOfBerkala(office.app.services.sql, office.now());

async function pengajuanDari(staf: Person, boss: Person): Promise<string> {
  const tujuan = await rekeningBernama(office, "BCA RJP");
  return submitPengajuan(staf, await kebutuhanBaru(boss), { tipe: "masuk", tujuan, nominal: 5_000 });
}

test("whoever asked hears what was decided, at once and once; read on one device it is read on the other", async () => {
  const boss = await office.person("Super Admin", { nama: "Ratna" });
  const staf = await office.person("Kasir", { menu: ["Pengajuan"], nama: "Siti" });
  const lain = await office.person("Kasir", { menu: ["Pengajuan"] });
  const [satu, dua, tiga] = [
    await pengajuanDari(staf, boss),
    await pengajuanDari(staf, boss),
    await pengajuanDari(boss, boss),
  ];
  const heard: string[] = [];
  const stop = office.app.services.live.subscribe((topics) => heard.push(...topics));
  const putuskan = async (idPengajuan: string, statusPengajuan: "Disetujui" | "Ditolak", note = "") =>
    boss.call(pengajuan.approvePengajuan, { idPengajuan, statusPengajuan, note, dokumen: [await bukti()] });
  await putuskan(satu, "Disetujui");
  await putuskan(dua, "Ditolak", "Tidak perlu");
  await putuskan(tiga, "Disetujui");
  await expect.poll(() => heard).toContain("kabar");
  stop();
  expect(await pesanOf(staf)).toEqual([`${dua} ditolak oleh Ratna: Tidak perlu`, `${satu} disetujui oleh Ratna`]);
  expect(await kabarOf(boss)).toEqual([]);
  expect(await kabarOf(lain)).toEqual([]);
  const [terbaru] = await kabarOf(staf);
  expect(terbaru).toMatchObject({ jenis: "putusan", dokumen: { jenis: "pengajuan", kunci: dua }, dibaca: null });

  expect(await baruOf(staf)).toBe(2);
  await lain.call(kabar.bacaKabar, { idKabar: terbaru?.idKabar ?? 0 });
  expect(await baruOf(staf)).toBe(2);
  await staf.call(kabar.bacaKabar, { idKabar: terbaru?.idKabar ?? 0 });
  expect(await baruOf(staf)).toBe(1);
  // Whoever loses the menu sees nothing of its documents any more, and what was not seen stays unread.
  const menu = (nama: string) => office.sql`update karyawan set menu = array[${nama}] where id_user = ${staf.idUser}`;
  await menu("Dashboard");
  expect(await kabarOf(staf)).toEqual([]);
  await staf.call(kabar.bacaKabar, { idKabar: null });
  await menu("Pengajuan");
  expect(await baruOf(staf)).toBe(1);
  await staf.call(kabar.bacaKabar, { idKabar: null });
  expect((await staf.call(kabar.getKabar, {})).baru).toBe(0);
});

test("a comment names people: they are told once, those without the menu are neither offered nor told", async () => {
  const boss = await office.person("Super Admin", { nama: "Bu Ratna" });
  const staf = await office.person("Kasir", { menu: ["Pengajuan"], nama: "Dewi Lestari" });
  const gudang = await office.person("Logistik", { menu: ["Surat Jalan"], nama: "Joko Gudang" });
  const keluar = await office.person("Kasir", { menu: ["Pengajuan"], nama: "Sudah Keluar" });
  await office.sql`update karyawan set resign = true, tgl_resign = '2026-11-01' where id_user = ${keluar.idUser}`;
  const id = await pengajuanDari(staf, boss);
  const dokumen = { jenis: "pengajuan", id } as const;
  const { data: orang } = await boss.call(komentar.getSebutan, { jenis: "pengajuan" });
  const nama = orang.map((satu) => satu.nama);
  expect(nama).toEqual(expect.arrayContaining(["Bu Ratna", "Dewi Lestari"]));
  expect(nama).not.toContain("Joko Gudang");
  expect(nama).not.toContain("Sudah Keluar");
  for (const call of [komentar.getKomentar, komentar.getSebutan, komentar.addKomentar]) {
    expect((await gudang.send(call, { ...dokumen, isi: "Halo" })).status).toBe(401);
  }
  const tulis = (person: Person, isi: string, sebut: number[] = []) =>
    person.send(komentar.addKomentar, { ...dokumen, isi, sebut });
  const salah = await tulis(boss, "@Joko Gudang tolong", [gudang.idUser]);
  expect(salah).toMatchObject({ status: 400, body: { errors: [{ field: "sebut" }] } });
  // Somebody whom the text does not name is not told in secret.
  expect((await tulis(boss, "Tolong", [staf.idUser])).status).toBe(400);
  expect((await tulis(boss, "   ")).status).toBe(400);
  expect((await boss.send(komentar.addKomentar, { ...dokumen, id: "PB-0000-00000", isi: "x" })).status).toBe(404);
  expect((await tulis(boss, "@Dewi Lestari notanya <b>mana</b>? https://contoh.id", [staf.idUser])).status).toBe(200);
  expect(await pesanOf(staf)).toEqual([
    `Bu Ratna menyebut Anda di ${id}: @Dewi Lestari notanya <b>mana</b>? https://contoh.id`,
  ]);
  expect(await kabarOf(gudang)).toEqual([]);

  const semua = async (person: Person) => (await person.call(komentar.getKomentar, dokumen)).data;
  const [row] = await semua(staf);
  const idKomentar = row?.idKomentar ?? 0;
  expect(row).toMatchObject({
    nama: "Bu Ratna",
    diubah: null,
    aksi: { ubah: { boleh: false }, hapus: { boleh: false } },
  });
  expect((await staf.refused(komentar.updateKomentar, { idKomentar, isi: "x" })).status).toBe(409);
  const isi = "@Dewi Lestari sudah ada";
  await boss.call(komentar.updateKomentar, { idKomentar, isi, sebut: [staf.idUser], versi: 1 });
  expect((await boss.refused(komentar.updateKomentar, { idKomentar, isi, versi: 1 })).message).toMatch(
    /baru saja diubah/,
  );
  expect((await semua(staf))[0]).toMatchObject({ isi, diubah: expect.any(String) });
  expect(await pesanOf(staf)).toEqual([`Bu Ratna menyebut Anda di ${id}: ${isi}`]);
  // Whom it names no more is told nothing.
  await boss.call(komentar.updateKomentar, { idKomentar, isi: "Sudah ada" });
  expect(await kabarOf(staf)).toEqual([]);
  await boss.call(komentar.updateKomentar, { idKomentar, isi, sebut: [staf.idUser] });
  await boss.call(komentar.deleteKomentar, { idKomentar });
  expect((await semua(staf))[0]).toMatchObject({ isi: "", dihapus: expect.any(String) });
  expect(await kabarOf(staf)).toEqual([]);
  expect((await boss.refused(komentar.deleteKomentar, { idKomentar })).message).toBe("Komentar sudah dihapus");
  await expect(office.sql`delete from komentar`).rejects.toThrow();
});

test("a document that is talked about without end shows what was said last", async () => {
  const boss = await office.person("Super Admin");
  const id = await pengajuanDari(boss, boss);
  await office.sql`
    insert into komentar (jenis, id_dokumen, id_user, isi, dibuat)
    select 'pengajuan', ${id}, ${boss.idUser}, 'Komentar ' || n, ${office.now()} from generate_series(1, 500) n`;
  await boss.call(komentar.addKomentar, { jenis: "pengajuan", id, isi: "Yang terakhir" });
  const { data } = await boss.call(komentar.getKomentar, { jenis: "pengajuan", id });
  expect([data.length, data[0]?.isi, data.at(-1)?.isi]).toEqual([500, "Komentar 2", "Yang terakhir"]);
});

test("deadlines of mine, stock to buy, failed mails and backups are told once, however often and wherever it is looked", async () => {
  const boss = await office.person("Super Admin", { nama: "Pemilik" });
  const sales = await office.person("Sales", { menu: ["Sales Order", "Produk"], nama: "Sales Satu" });
  await berkala();
  const idProduk = await makeProduk(office, boss, { kodeProduk: "KBR", minimalStock: 5 });
  const idSo = await makeOrder(office, sales, { baris: [{ sumberProduk: "PL", idProduk, qty: 1 }] });
  await makeInvoice(office, boss, idSo);
  await office.sql`
    insert into email (id_so, alamat, perihal, status, alasan, waktu, id_user)
    values (${idSo}, 'a@b.id', 'Order', 'Gagal', 'Alamat tidak ada', ${office.now()}, ${sales.idUser})`;
  const kasir = await office.person("Kasir", { menu: ["Invoice", "Piutang"] });
  await office.sql`
    insert into email (id_pelanggan, alamat, perihal, status, alasan, waktu, id_user)
    select id_pelanggan, 'c@d.id', 'Pernyataan', 'Gagal', 'Kotak penuh', ${office.now()}, u
    from so_pelanggan cross join unnest(${[kasir.idUser, sales.idUser]}::int[]) u where id_so = ${idSo}`;
  await office.sql`insert into backup (mulai, selesai, alasan) values (${office.now()}, ${office.now()}, 'Disk penuh')`;
  const [satu, dua] = await Promise.all([berkala(), berkala()]);
  expect(satu + dua).toBeGreaterThan(0);
  expect(await berkala()).toBe(0);
  const milik = await pesanOf(sales);
  expect(milik.filter((pesan) => pesan.startsWith("Email ke a@b.id gagal: Alamat tidak ada"))).toHaveLength(1);
  // A statement is about no order, and news to those who may see debts.
  expect((await kabarOf(kasir)).map(({ pesan, dokumen }) => [pesan, dokumen])).toEqual([
    ["Email ke c@d.id gagal: Kotak penuh", null],
  ]);
  expect(milik.filter((pesan) => pesan.startsWith("Email ke c@d.id"))).toEqual([]);
  expect(milik.filter((pesan) => pesan.includes("harus dibeli"))).toHaveLength(1);
  expect(milik.filter((pesan) => pesan.startsWith("Backup"))).toEqual([]);
  expect((await pesanOf(boss)).filter((pesan) => pesan.startsWith("Backup gagal sejak"))).toHaveLength(1);

  await office.travel("2026-12-19T03:00:00.000Z");
  expect(await berkala()).toBe(1);
  expect(await berkala()).toBe(0);
  expect((await pesanOf(sales))[0]).toMatch(new RegExp(`untuk ${idSo} jatuh tempo 20-12-2026$`));
  await office.sql`delete from backup`;
});

test("Super Admins hear once that an archive stands still, and of each restore test how it went", async () => {
  const boss = await office.person("Super Admin");
  const kasir = await office.person("Kasir");
  await berkala();
  await noteFailed(office.sql, "arsip", office.now(), "Disk arsip penuh");
  await noteFailed(office.sql, "arsip", new Date(office.now().getTime() + 60_000), "Disk arsip tetap penuh");
  expect(await berkala()).toBeGreaterThan(0);
  await noteGood(office.sql, "uji", office.now(), "Backup 20-11-2026 02.30 dipulihkan, 41 aturan buku cocok");
  await berkala();
  expect(await berkala()).toBe(0);
  const pesan = (await pesanOf(boss)).filter((satu) => /^(Arsip|Uji)/.test(satu));
  expect(pesan).toEqual([
    expect.stringMatching(/^Uji pulih berhasil .*: Backup 20-11-2026 02.30 dipulihkan, 41 aturan buku cocok$/),
    expect.stringMatching(/^Arsip perubahan gagal sejak .*: Disk arsip tetap penuh$/),
  ]);
  expect(await pesanOf(kasir)).toEqual([]);
  await noteGood(office.sql, "arsip", office.now(), "");
  expect((await guardStates(office.sql)).map(({ jenis, gagalSejak }) => [jenis, gagalSejak])).toEqual([
    ["backup", null],
    ["arsip", null],
    ["uji", null],
  ]);
  await office.sql`delete from penjagaan`;
});

test("by mail in one digest an hour, if chosen: what was not read, once, whatever the mail server does", async () => {
  const boss = await office.person("Super Admin");
  const staf = await office.person("Kasir", { menu: ["Pengajuan"], nama: "Rina" });
  const id = await pengajuanDari(staf, boss);
  const sebut = async (isi: string) =>
    boss.call(komentar.addKomentar, { jenis: "pengajuan", id, isi: `@Rina ${isi}`, sebut: [staf.idUser] });
  expect((await staf.refused(kabar.setKabarEmail, { lewatEmail: true })).message).toMatch(/^Email Anda belum diisi/);
  await office.sql`update karyawan set email = 'rina@contoh.id' where id_user = ${staf.idUser}`;
  await sebut("satu");
  const { url, received } = await mailServer();
  const mailer = openMailer({ smtp: { url, from: "Kantor <kantor@contoh.id>" } });
  const kirim = async (menit: number, services = { ...office.app.services, mailer }) => {
    const saat = new Date(office.now().getTime() + menit * 60_000);
    const baru = await sendRingkasan(services, saat);
    await sendAntrean({ ...services, clock: () => saat }, saat);
    return baru;
  };
  expect(await kirim(0)).toBe(0);
  await staf.call(kabar.setKabarEmail, { lewatEmail: true });
  expect(await staf.call(kabar.getKabar, {})).toMatchObject({ lewatEmail: true, email: "rina@contoh.id" });

  const tutup = await mailServer({ onRcptTo: (_address, _session, done) => done(refusal(550, "no such user")) });
  const menolak = openMailer({ smtp: { url: tutup.url, from: "kantor@contoh.id" } });
  const kirimTutup = (menit: number) => kirim(menit, { ...office.app.services, mailer: menolak });
  expect(await kirimTutup(0)).toBe(1);
  // The next digest waits for two minutes, then for four.
  expect(await kirim(1)).toBe(0);
  expect([await kirimTutup(2), await kirim(5)]).toEqual([1, 0]);
  // Who chooses it again starts anew; a server that is not there gets the same digest a minute later.
  await staf.call(kabar.setKabarEmail, { lewatEmail: true });
  const mati = openMailer({ smtp: { url: "smtp://127.0.0.1:1", from: "kantor@contoh.id" } });
  expect(await kirim(0, { ...office.app.services, mailer: mati })).toBe(1);
  expect(await Promise.all([kirim(1), kirim(1)])).toEqual([0, 0]);
  await sebut("dua");
  await sebut("tiga");
  expect(await kirim(30)).toBe(0);
  expect(await kirim(62)).toBe(1);
  expect(await kirim(200)).toBe(0);
  expect(received.map(({ to }) => to)).toEqual([["rina@contoh.id"], ["rina@contoh.id"]]);
  const [pertama = "", kedua = ""] = received.map(({ content }) => content);
  expect([pertama.includes("satu"), kedua.includes("satu"), kedua.includes("dua") && kedua.includes("tiga")]).toEqual([
    true,
    false,
    true,
  ]);
  // What waits for the next digest is not mailed to whoever loses the menu meanwhile.
  await sebut("empat");
  await office.sql`update karyawan set menu = array['Dashboard'] where id_user = ${staf.idUser}`;
  expect(await kirim(300)).toBe(0);
  await office.sql`update karyawan set menu = array['Pengajuan'] where id_user = ${staf.idUser}`;
  expect(await kirim(300)).toBe(1);
});

test("a customer of one's own, a supplier, an employee and a return are talked about by those who may see them", async () => {
  const boss = await office.person("Super Admin", { nama: "Ratna" });
  const milik = await office.person("Sales", { menu: ["Pelanggan", "Produk Card", "Sales Order"], nama: "Dewi" });
  const lain = await office.person("Sales", { menu: ["Pelanggan", "Produk Card", "Sales Order"], nama: "Rudi" });
  const kosong = { instansi: "", telepon: "", email: "", alamat: "", npwp: "", catatan: "", termin: null };
  const baru = { ...kosong, nama: "Ibu Sri", idSales: milik.idUser };
  const { data } = await milik.call(pelanggan.addPelanggan, baru);
  const dokumen = { jenis: "pelanggan", id: String(data.idPelanggan) } as const;
  const sebutan = async (person: Person, id?: string) =>
    (await person.call(komentar.getSebutan, { ...dokumen, id: id ?? null })).data.map(({ nama }) => nama);
  expect(await sebutan(boss)).toEqual(expect.arrayContaining(["Dewi", "Ratna", "Rudi"]));
  await office.sql`update perusahaan set pelanggan_sendiri = true`;
  const terlihat = await sebutan(boss, dokumen.id);
  expect([terlihat.includes("Dewi"), terlihat.includes("Ratna"), terlihat.includes("Rudi")]).toEqual([
    true,
    true,
    false,
  ]);
  expect((await lain.send(komentar.getKomentar, dokumen)).status).toBe(401);
  const isi = "@Dewi @Rudi tolong ditelepon";
  const tulis = (sebut: number[]) => boss.send(komentar.addKomentar, { ...dokumen, isi, sebut });
  expect((await tulis([milik.idUser, lain.idUser])).status).toBe(400);
  expect((await tulis([milik.idUser])).status).toBe(200);
  expect(await kabarOf(milik)).toMatchObject([
    { pesan: `Ratna menyebut Anda di Ibu Sri: ${isi}`, dokumen: { kunci: dokumen.id } },
  ]);
  expect(await kabarOf(lain)).toEqual([]);
  await office.sql`update perusahaan set pelanggan_sendiri = false`;

  const karyawan = { jenis: "karyawan", id: String(lain.idUser) } as const;
  expect((await milik.send(komentar.addKomentar, { ...karyawan, isi: "Halo" })).status).toBe(401);
  expect((await boss.send(komentar.addKomentar, { ...karyawan, isi: "Halo" })).status).toBe(200);
  for (const jenis of ["pemasok", "retur"] as const) {
    expect((await boss.send(komentar.addKomentar, { jenis, id: "999999", isi: "Halo" })).status).toBe(404);
  }
});

test("news is forgotten 90 days after it was read, or a year after nobody read it", async () => {
  const staf = await office.person("Kasir", { menu: ["Pengajuan"] });
  const baris = (kunci: string, jenis: string, lama: number, dibaca: number | null) => {
    const pada = (hari: number) => new Date(office.now().getTime() - hari * 86_400_000);
    return {
      idUser: staf.idUser,
      jenis,
      kunci,
      pesan: kunci,
      waktu: pada(lama),
      dibaca: dibaca === null ? null : pada(dibaca),
    };
  };
  await office.sql`insert into kabar ${office.sql([
    baris("dibaca lama", "tenggat", 120, 91),
    baris("baru dibaca", "tenggat", 120, 89),
    baris("belum dibaca", "tenggat", 364, null),
    baris("setahun", "tenggat", 366, null),
  ])}`;
  await tidyKabar(office.app.services.sql, office.now());
  expect((await pesanOf(staf)).sort()).toEqual(["baru dibaca", "belum dibaca"]);
});

test("a deleted comment is taken back by who deleted it, for half an hour, and its news comes back as it was", async () => {
  const [staf, boss] = [
    await office.person("Kasir", { menu: ["Pengajuan"], nama: "Rudi Kasir" }),
    await office.person("Management", { nama: "Pak Hadi" }),
  ];
  const dokumen = { jenis: "pengajuan" as const, id: await pengajuanDari(staf, boss) };
  const sebut = { isi: `@${boss.nama} dan @${staf.nama} sudah?`, sebut: [boss.idUser, staf.idUser] };
  const { data } = await staf.call(komentar.addKomentar, { ...dokumen, isi: "Lain" });
  await boss.call(komentar.addKomentar, { ...dokumen, ...sebut });
  const [, row] = (await boss.call(komentar.getKomentar, dokumen)).data;
  const idKomentar = row?.idKomentar ?? 0;
  const kini = async (person: Person) =>
    (await person.call(komentar.getKomentar, dokumen)).data.find((satu) => satu.idKomentar === idKomentar);
  const urung = (person: Person) => person.send(komentar.undoDeleteKomentar, { idKomentar });
  expect((await urung(boss)).status).toBe(409);
  await staf.call(kabar.bacaKabar, { idKabar: null });
  const dibaca = await kabarOf(staf);
  await boss.call(komentar.deleteKomentar, { idKomentar });
  expect((await kini(boss))?.aksi.urung.boleh).toBe(true);
  expect((await kini(staf))?.aksi.urung.boleh).toBe(false);
  expect([(await urung(staf)).status, await kabarOf(staf)]).toEqual([409, []]);
  expect((await urung(boss)).status).toBe(200);
  expect(await kini(staf)).toMatchObject({ isi: sebut.isi, dihapus: null, diubah: null });
  expect(await kabarOf(staf)).toEqual(dibaca);

  await boss.call(komentar.deleteKomentar, { idKomentar: data.idKomentar });
  await boss.call(komentar.deleteKomentar, { idKomentar });
  await office.travel(new Date(office.now().getTime() + 31 * 60_000).toISOString());
  expect((await kini(boss))?.aksi.urung).toMatchObject({ boleh: false });
  expect((await urung(boss)).status).toBe(409);
  await expect(
    office.sql`update komentar set dihapus = null, isi = 'lain' where dihapus is not null`,
  ).rejects.toThrow();
});
