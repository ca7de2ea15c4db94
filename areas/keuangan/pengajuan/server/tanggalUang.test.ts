import { beforeAll, expect, test } from "vitest";
import { tutupBuku } from "#areas/buku-besar/tutup-buku/contract.ts";
import { neraca } from "#areas/laporan/neraca/contract.ts";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { isiRekening, rekeningBernama } from "#books/fixtures.ts";
import type { Id } from "#kernel/types.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { pengajuan } from "../contract.ts";
import { bukti, buku, type Diajukan, kebutuhanBaru, submitPengajuan } from "./pengajuan.testing.ts";

const office = openOffice();
let staf: Person;
let boss: Person;
let kas: Id<"rekening">;
let bank: Id<"rekening">;
let idKebutuhan: Id<"kebutuhan">;

beforeAll(async () => {
  staf = await office.person("Kasir", { menu: ["Pengajuan", "Kebutuhan", "Simpanan"] });
  boss = await office.person("Super Admin", { nama: "Bu Rina" });
  await office.travel("2026-09-05T02:00:00.000Z");
  kas = await isiRekening(office, boss, "Kas Kecil", 1_000_000);
  bank = await rekeningBernama(office, "BCA RJP");
  await office.travel("2026-10-20T02:00:00.000Z");
  await isiRekening(office, boss, "Kas Kecil", 500_000);
  await office.travel("2026-11-20T02:00:00.000Z");
  idKebutuhan = await kebutuhanBaru(staf);
  await isiRekening(office, boss, "Kas Kecil", 2_000_000);
});

const setujui = async (idPengajuan: string, tanggalUang?: string) => ({
  ...{ idPengajuan, statusPengajuan: "Disetujui" as const, note: "", dokumen: [await bukti()] },
  ...(tanggalUang === undefined ? {} : { tanggalUang }),
});
const ajukan = (diajukan: Diajukan) => submitPengajuan(staf, idKebutuhan, diajukan);

/** The rows of the journal that a request has. */
const jurnal = (idPengajuan: string) => office.sql`
  select j.tanggal, sum(b.debit)::int as debit from jurnal j join jurnal_baris b using (id_jurnal)
  where j.dokumen = ${idPengajuan} group by 1`;
const harian = (hari: string) => office.sql`
  select nominal from laba_harian where tanggal = ${hari} and id_kebutuhan = ${idKebutuhan} order by 1`;
async function saldoPada(hari: string, nama: string) {
  const { data } = await boss.call(neraca.getNeraca, { tglToday: hari });
  const satu = data.find(({ tglNeraca }) => tglNeraca === hari);
  const { saldo } = satu?.rekening.find(({ namaRekening }) => namaRekening === nama) ?? { saldo: 0 };
  return saldo;
}

test("an expense of a past open month counts on the day of its money; the decision keeps its own day", async () => {
  const idPengajuan = await ajukan({ tipe: "keluar", asal: kas, nominal: 700_000 });
  await boss.call(pengajuan.approvePengajuan, await setujui(idPengajuan, "2026-10-25"));
  const { data } = await boss.call(pengajuan.getDetailPengajuan, { idPengajuan });
  expect(data).toMatchObject({
    ...{ statusPengajuan: "Disetujui", tglPengajuan: "2026-11-20", tglApprove: "2026-11-20" },
    tanggalUang: "2026-10-25",
  });
  expect(await jurnal(idPengajuan)).toEqual([{ tanggal: "2026-10-25", debit: 700_000 }]);
  expect(await harian("2026-10-25")).toEqual([{ nominal: -700_000 }]);
  expect(await harian("2026-11-20")).toEqual([]);
  expect(await saldoPada("2026-10-24", "Kas Kecil")).toBe(1_500_000);
  expect(await saldoPada("2026-10-25", "Kas Kecil")).toBe(800_000);
  expect(await saldoPada("2026-11-20", "Kas Kecil")).toBe(2_800_000);
  const { data: rows } = await buku(office, staf, "Kas Kecil");
  expect(rows.map((row) => [row.tglDebitKredit, row.debit, row.kredit, row.saldoAkhir])).toEqual([
    ["2026-11-20", 2_000_000, 0, 2_800_000],
    ["2026-10-25", 0, 700_000, 800_000],
    ["2026-10-20", 500_000, 0, 1_500_000],
    ["2026-09-05", 1_000_000, 0, 1_000_000],
  ]);
  const { data: history } = await boss.call(riwayat.getRiwayat, { jenis: "pengajuan", id: idPengajuan });
  expect(history[0]?.perubahan).toContainEqual({
    ...{ field: "tanggalUang", label: "Tanggal Uang", sebelum: null, sesudah: "25-10-2026" },
  });
});

test("without the field, blank, or with today's day, everything is of today", async () => {
  for (const tanggalUang of [undefined, "", "2026-11-20"]) {
    const idPengajuan = await ajukan({ tipe: "masuk", tujuan: bank, nominal: 10_000 });
    await boss.call(pengajuan.approvePengajuan, await setujui(idPengajuan, tanggalUang));
    const { data } = await boss.call(pengajuan.getDetailPengajuan, { idPengajuan });
    expect(data).toMatchObject({ tglApprove: "2026-11-20", tanggalUang: "2026-11-20" });
    const [row] = await office.sql`
      select p.tgl_approve, p.tgl_putusan, k.tanggal, k.mundur from pengajuan p join kas k using (id_pengajuan)
      where id_pengajuan = ${idPengajuan}`;
    expect(row).toEqual({ tglApprove: "2026-11-20", tglPutusan: null, tanggal: "2026-11-20", mundur: false });
  }
  const { data: history } = await boss.call(riwayat.getRiwayat, {
    jenis: "pengajuan",
    id: (await buku(office, boss, "BCA RJP")).data[0]?.pengajuan[0]?.idPengajuan ?? "",
  });
  expect(JSON.stringify(history)).not.toContain("Tanggal Uang");
});

test("money in and a move between accounts may be dated back too, on both accounts", async () => {
  const masuk = await ajukan({ tipe: "masuk", tujuan: bank, nominal: 900_000 });
  await boss.call(pengajuan.approvePengajuan, await setujui(masuk, "2026-10-21"));
  const pindah = await ajukan({ tipe: "pindah", asal: bank, tujuan: kas, nominal: 400_000 });
  await boss.call(pengajuan.approvePengajuan, await setujui(pindah, "2026-10-23"));
  const rows = await office.sql`
    select nama_rekening, tanggal, mundur, debit, kredit from kas join rekening using (id_rekening)
    where id_pengajuan = ${pindah} order by id_kas`;
  expect(rows.map((row) => Object.values(row))).toEqual([
    ["Kas Kecil", "2026-10-23", true, 400_000, 0],
    ["BCA RJP", "2026-10-23", true, 0, 400_000],
  ]);
  expect(await saldoPada("2026-10-23", "BCA RJP")).toBe(500_000);
  expect(await saldoPada("2026-10-24", "Kas Kecil")).toBe(1_900_000);
});

test("a day after today, or in a closed month, is refused at its field; a rejection does not look at it", async () => {
  await boss.call(tutupBuku.closeBulan, { bulan: "2026-09" });
  const idPengajuan = await ajukan({ tipe: "keluar", asal: kas, nominal: 1_000 });
  const besok = await boss.refused(pengajuan.approvePengajuan, await setujui(idPengajuan, "2026-11-21"));
  expect(besok).toMatchObject({
    status: 400,
    errors: [{ field: "tanggalUang", message: "Tanggal uang tidak boleh setelah hari ini" }],
  });
  const tertutup = await boss.refused(pengajuan.approvePengajuan, await setujui(idPengajuan, "2026-09-30"));
  expect(tertutup).toMatchObject({
    status: 400,
    errors: [
      { field: "tanggalUang", message: expect.stringMatching(/^Bulan September 2026 sudah ditutup oleh Bu Rina/) },
    ],
  });
  const { status, body } = await boss.send(pengajuan.approvePengajuan, await setujui(idPengajuan, "kemarin"));
  expect([status, JSON.stringify(body.errors)]).toEqual([400, expect.stringContaining("tanggalUang")]);
  expect((await boss.call(pengajuan.getDetailPengajuan, { idPengajuan })).data.statusPengajuan).toBe("Menunggu");
  const tolak = { idPengajuan, statusPengajuan: "Ditolak", note: "Tidak jadi", dokumen: [], tanggalUang: "2026-09-30" };
  await boss.call(pengajuan.approvePengajuan, { ...tolak, statusPengajuan: "Ditolak" });
  const { data } = await boss.call(pengajuan.getDetailPengajuan, { idPengajuan });
  expect(data).toMatchObject({ statusPengajuan: "Ditolak", tglApprove: "2026-11-20", tanggalUang: null });
});

test("what the account did not have on a day since then is refused, with that day and what it had", async () => {
  const aneka = await rekeningBernama(office, "BCA Aneka");
  const gerak = async (hari: string, tipe: "masuk" | "keluar", nominal: number) => {
    await office.travel(`${hari}T02:00:00.000Z`);
    const sisi = tipe === "masuk" ? { tujuan: aneka } : { asal: aneka };
    await boss.call(pengajuan.approvePengajuan, await setujui(await ajukan({ tipe, ...sisi, nominal })));
  };
  await gerak("2026-11-21", "masuk", 1_000_000);
  await gerak("2026-11-23", "keluar", 800_000);
  await gerak("2026-11-25", "masuk", 900_000);
  const keluar = (nominal: number) => ajukan({ tipe: "keluar", asal: aneka, nominal });
  const idPengajuan = await keluar(300_000);
  const ditolak = async (hari: string) =>
    (await boss.refused(pengajuan.approvePengajuan, await setujui(idPengajuan, hari))).message;
  expect(await ditolak("2026-11-20")).toBe("Saldo rekening BCA Aneka tidak mencukupi pada 20-11-2026 (saldo Rp 0)");
  expect(await ditolak("2026-11-22")).toBe(
    "Saldo rekening BCA Aneka tidak mencukupi pada 23-11-2026 (saldo Rp 200.000)",
  );
  const terlalu = await keluar(1_100_001);
  expect((await boss.refused(pengajuan.approvePengajuan, await setujui(terlalu, "2026-11-21"))).message).toBe(
    "Saldo rekening BCA Aneka tidak mencukupi (saldo Rp 1.100.000)",
  );
  // A move is refused for the account that pays.
  const pindah = await ajukan({ tipe: "pindah", asal: aneka, tujuan: kas, nominal: 200_001 });
  expect((await boss.refused(pengajuan.approvePengajuan, await setujui(pindah, "2026-11-21"))).message).toBe(
    "Saldo rekening BCA Aneka tidak mencukupi pada 23-11-2026 (saldo Rp 200.000)",
  );
  await boss.call(pengajuan.approvePengajuan, await setujui(idPengajuan, "2026-11-25"));
  const tepat = await keluar(200_000);
  await boss.call(pengajuan.approvePengajuan, await setujui(tepat, "2026-11-22"));
  expect(await saldoPada("2026-11-23", "BCA Aneka")).toBe(0);
});

test("two payments dated back at once cannot both take what was there once", async () => {
  await office.travel("2026-11-26T02:00:00.000Z");
  const bri = await isiRekening(office, boss, "BRI RJP", 100_000);
  await office.travel("2026-11-27T02:00:00.000Z");
  await isiRekening(office, boss, "BRI RJP", 1_000_000);
  const ids = await Promise.all([1, 2, 3, 4].map(() => ajukan({ tipe: "keluar", asal: bri, nominal: 60_000 })));
  const jawaban = await Promise.all(
    ids.map(async (id) => boss.send(pengajuan.approvePengajuan, await setujui(id, "2026-11-26"))),
  );
  expect(jawaban.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(jawaban.find(({ status }) => status === 409)?.body.message).toBe(
    "Saldo rekening BRI RJP tidak mencukupi pada 26-11-2026 (saldo Rp 40.000)",
  );
});
