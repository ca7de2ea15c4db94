import { expect, test } from "vitest";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { isiRekening, makeProduk, rekeningBernama } from "#books/fixtures.ts";
import { picture } from "#test/support/files.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { po } from "../contract.ts";
import { detail, pesanPo, selesaikan } from "./po.testing.ts";

const office = openOffice();

const saldo = async (idRekening: number) =>
  (await office.sql<{ saldo: number }[]>`select saldo from rekening where id_rekening = ${idRekening}`)[0]?.saldo;
const berkas = async () => (await office.sql<{ n: number }[]>`select count(*) as n from berkas`)[0]?.n;

async function selesai(person: Person, hargaBeli: number, qty: number): Promise<string> {
  const idPo = await pesanPo(person, await makeProduk(office, person, { hargaBeli }), qty);
  await selesaikan(person, idPo, qty);
  return idPo;
}

test("a finished purchase order is paid at the server's own amount, by an approved request with the proofs", async () => {
  const boss = await office.person("Management");
  const idRekening = await isiRekening(office, boss, "BCA RJP", 50_000_000);
  const idPo = await selesai(boss, 4_000_000, 3);
  const dokumen = [await picture("a.jpg"), await picture("b.png", "#ff0000")];
  const { status, body } = await boss.send(po.updatePoLunas, {
    idPo,
    statusPembayaran: "true",
    nominalPengajuan: 1,
    dateLunas: "2026-11-19",
    idRekening,
    dokumen,
  });
  expect([status, body.message]).toEqual([200, expect.stringMatching(/^PO .* berhasil dibayar$/)]);
  expect(await saldo(idRekening)).toBe(38_000_000);
  const row = await detail(boss, idPo);
  expect(row).toMatchObject({ statusPembayaran: true, tglLunas: "2026-11-20" });
  const [pengajuan] = await office.sql`
    select p.*, k.bawaan, (select count(*) from pengajuan_bukti b where b.id_pengajuan = p.id_pengajuan) as bukti
    from pengajuan p join kebutuhan k using (id_kebutuhan) where id_po = ${idPo}`;
  expect(pengajuan).toMatchObject({
    bawaan: "pembelian-produk",
    tipePengajuan: "keluar",
    statusPengajuan: "Disetujui",
    nominalPengajuan: 12_000_000,
    kloter: row.kloter,
    idRekeningAsal: idRekening,
    bukti: 2,
  });
  expect(row.pembayaran).toMatchObject({ idPengajuan: pengajuan?.idPengajuan, namaRekening: "BCA RJP" });
  expect(row.pembayaran?.buktiFoto).toHaveLength(2);
  const [foto = ""] = row.pembayaran?.buktiFoto ?? [];
  expect((await office.app.http.inject({ url: foto })).statusCode).toBe(200);
});

test("before it is paid the effect on the account is shown, and where money that lacks could come from", async () => {
  const boss = await office.person("Management");
  const cukup = await isiRekening(office, boss, "BCA RJP", 20_000_000);
  const kosong = await rekeningBernama(office, "BRI RJP");
  const sebelum = (await saldo(cukup)) ?? 0;
  const idPo = await selesai(boss, 4_000_000, 3);
  const dampak = async (idRekening: typeof cukup) => (await boss.call(po.getDampakBayar, { idPo, idRekening })).data;
  expect(await dampak(cukup)).toEqual({
    rekening: {
      idRekening: cukup,
      ...{ namaRekening: "BCA RJP", saldoSebelum: sebelum, nominal: -12_000_000, saldoSesudah: sebelum - 12_000_000 },
      alasan: null,
    },
    kekurangan: null,
  });
  expect(await dampak(kosong)).toMatchObject({
    rekening: { saldoSesudah: -12_000_000, alasan: "Saldo rekening BRI RJP tidak mencukupi (saldo Rp 0)" },
    kekurangan: {
      kurang: 12_000_000,
      sumber: expect.arrayContaining([expect.objectContaining({ idRekening: cukup })]),
    },
  });
  const admin = await office.person("Admin", { menu: ["Purchase Order"] });
  expect((await admin.refused(po.getDampakBayar, { idPo, idRekening: cukup })).status).toBe(401);
  expect((await boss.refused(po.getDampakBayar, { idPo: "PO-0000-00000", idRekening: cukup })).status).toBe(404);
});

test("not before it is finished, not without account or proof, not beyond the balance, not later than today", async () => {
  const boss = await office.person("Super Admin");
  const idRekening = await rekeningBernama(office, "BRI RJP");
  const open = await pesanPo(boss, await makeProduk(office, boss), 1);
  const idPo = await selesai(boss, 5_000_000, 1);
  const isian = { idPo, statusPembayaran: true, idRekening, dokumen: [await picture()] };
  const before = await berkas();
  expect(await boss.refused(po.updatePoLunas, { ...isian, idPo: open })).toMatchObject({
    status: 409,
    message: "PO belum selesai, pembayaran dicatat setelah semua mesin selesai",
  });
  expect(await boss.refused(po.updatePoLunas, isian)).toMatchObject({
    status: 409,
    message: "Saldo rekening BRI RJP tidak mencukupi (saldo Rp 0)",
  });
  const { status, body } = await boss.send(po.updatePoLunas, { idPo });
  expect(status).toBe(400);
  expect(body.errors).toEqual(
    expect.arrayContaining([
      { field: "statusPembayaran", message: "*status pembayaran tidak boleh kosong" },
      { field: "idRekening", message: "Rekening tidak boleh kosong." },
      { field: "dokumen", message: "Dokumen tidak boleh kosong." },
    ]),
  );
  expect((await boss.refused(po.updatePoLunas, { ...isian, statusPembayaran: false })).status).toBe(400);
  expect((await boss.refused(po.updatePoLunas, { ...isian, dateLunas: "2026-11-21" })).errors?.[0]?.field).toBe(
    "dateLunas",
  );
  const lainnya = await rekeningBernama(office, "LAINNYA");
  expect((await boss.refused(po.updatePoLunas, { ...isian, idRekening: lainnya })).status).toBe(409);
  // A refused call leaves no picture behind.
  expect(await berkas()).toBe(before);
});

test("two who pay at once: paid once, and the second hears by whom", async () => {
  const boss = await office.person("Management", { nama: "Rina" });
  const idRekening = await isiRekening(office, boss, "BCA Aneka", 10_000_000);
  const idPo = await selesai(boss, 2_000_000, 2);
  const isian = { idPo, statusPembayaran: true, idRekening, dokumen: [await picture()] };
  const replies = await Promise.all([1, 2, 3].map(() => boss.send(po.updatePoLunas, isian)));
  expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409, 409]);
  expect(replies.find((reply) => reply.status === 409)?.body.message).toMatch(/^PO .* sudah dibayar oleh Rina pada /);
  expect(await saldo(idRekening)).toBe(6_000_000);
});

test("payment and price are nobody else's business: not in rows, not in the history, not to be done", async () => {
  const boss = await office.person("Super Admin");
  const idRekening = await isiRekening(office, boss, "Kas Kecil", 9_000_000);
  const idPo = await selesai(boss, 4_321_000, 2);
  const isian = { idPo, statusPembayaran: true, idRekening, dokumen: [await picture()] };
  const hidden = { hargaSatuan: null, totalHarga: null, statusPembayaran: null, tglLunas: null, pembayaran: null };
  for (const role of ["Admin", "Logistik", "Sales"]) {
    const person = await office.person(role, { menu: ["Purchase Order"] });
    expect((await person.send(po.updatePoLunas, isian)).status).toBe(401);
    expect(await detail(person, idPo)).toMatchObject({ ...hidden, aksi: { bayar: { boleh: false } } });
    const answers = [await person.send(po.getPo, { statusPo: "Selesai" }), await person.send(po.getDetailPo, { idPo })];
    for (const answer of answers) expect(JSON.stringify(answer.body)).not.toMatch(/4321000|8642000/);
  }
  await boss.call(po.updatePoLunas, isian);
  const sales = await office.person("Sales", { menu: ["Purchase Order"] });
  expect(await detail(sales, idPo)).toMatchObject(hidden);
  const calls = async (person: Person) =>
    (await person.call(riwayat.getRiwayat, { jenis: "po", id: idPo })).data.map((entry) => entry.panggilan);
  expect(await calls(boss)).toEqual(["updatePoLunas", "updatePoSelesai", "addPo"]);
  expect(await calls(sales)).toEqual(["updatePoSelesai", "addPo"]);
  const told = await sales.send(riwayat.getRiwayat, { jenis: "po", id: idPo });
  expect(JSON.stringify(told.body)).not.toMatch(/4321000|8642000/);
});
