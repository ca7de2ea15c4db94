import { beforeAll, describe, expect, test } from "vitest";
import { tutupBuku } from "#areas/buku-besar/tutup-buku/contract.ts";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { isiRekening, rekeningBernama } from "#books/fixtures.ts";
import { pemergok } from "#books/periksa/periksa.testing.ts";
import type { Id, Tanggal } from "#kernel/types.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { pengajuan } from "../../pengajuan/contract.ts";
import { bukti, kebutuhanBaru, submitPengajuan } from "../../pengajuan/server/pengajuan.testing.ts";
import { rekeningKoran } from "../../rekening-koran/contract.ts";
import { type Gerak, TATA } from "../../rekening-koran/server/baca/koran.testing.ts";
import { baca, berkasKoran, daftarKoran } from "../../rekening-koran/server/rekeningKoran.testing.ts";
import { rekonsiliasi } from "../contract.ts";
import { keadaanPada } from "./rekonsiliasi.testing.ts";

const office = openOffice();
const memergoki = pemergok(office);
let boss: Person;
let kasir: Person;
let bca: Id<"rekening">;

const hari = (n: number): Tanggal => `2026-10-${String(n).padStart(2, "0")}` as Tanggal;
const setor = (n: number, rupiah: number, keterangan = "SETORAN"): Gerak => ({
  ...{ tanggal: hari(n), sen: Math.round(rupiah * 100), keterangan },
});
const isi = async (nama: string, n: number, nominal: number) => {
  await office.travel(`${hari(n)}T02:00:00.000Z`);
  return isiRekening(office, boss, nama, nominal);
};
const pada = (n: number) => ({ idRekening: bca, sampai: hari(n) });

beforeAll(async () => {
  boss = await office.person("Super Admin", { nama: "Bu Rina" });
  kasir = await office.person("Kasir", { menu: ["Pengajuan", "Kebutuhan"] });
  // What the account had when the company began with Kantor.
  await isi("BCA RJP", 1, 5_000_000);
  await isi("BCA RJP", 5, 1_000_000);
  bca = await isi("BCA RJP", 9, 250_000);
  await office.travel("2026-11-03T02:00:00.000Z");
});

describe("an account is reconciled until a day", () => {
  test("only when both balances agree there and everything of both sides is matched or explained", async () => {
    const tanpa = await kasir.refused(rekonsiliasi.addRekonsiliasi, pada(9));
    expect(tanpa.message).toBe("Belum ada mutasi bank sampai hari itu, baca rekening korannya");
    // The bank had less before its first line, and a line that the book does not know.
    await baca(kasir, bca, berkasKoran([setor(5, 1_000_000), setor(7, -7_500, "BIAYA ADM")], 4_900_000_00));
    expect((await kasir.refused(rekonsiliasi.addRekonsiliasi, pada(6))).message).toBe(
      "Saldo bank Rp 5.900.000, saldo buku Rp 6.000.000: beda -Rp 100.000. Sebelum mutasi bank pertama (05-10-2026) saldonya sudah berbeda: bank Rp 4.900.000, buku Rp 5.000.000",
    );
    const { keadaan } = await keadaanPada(kasir, bca, hari(7));
    expect(keadaan).toMatchObject({ saldoBuku: 6_000_000, saldoBank: 589_250_000, sisaBank: 1, sisaKas: 0 });
    expect(keadaan?.aksi.boleh).toBe(false);
  });

  test("books what it lacked on its own day, and explains the rows that no line is", async () => {
    const idKebutuhan = await kebutuhanBaru(kasir);
    const bayar = async (n: number, nominal: number) => {
      const idPengajuan = await submitPengajuan(kasir, idKebutuhan, { tipe: "keluar", asal: bca, nominal });
      const putusan = { idPengajuan, statusPengajuan: "Disetujui" as const, dokumen: [await bukti()] };
      await boss.call(pengajuan.approvePengajuan, { ...putusan, tanggalUang: hari(n) });
    };
    await bayar(7, 7_500);
    await bayar(8, 100_000);
    await kasir.call(rekeningKoran.cocokkanSendiri, { idRekening: bca });
    // The file says the rest of the week: less than a rupiah of interest is between book and bank.
    await baca(kasir, bca, berkasKoran([setor(9, 250_000.4)], 4_892_500_00 + 100_000_000));
    const [bunga] = (await daftarKoran(kasir, bca)).data;
    const { keadaan } = await keadaanPada(kasir, bca, hari(9));
    expect(keadaan).toMatchObject({ saldoBuku: 6_142_500, saldoBank: 614_250_040, sisaBank: 1, sisaKas: 2 });
    expect(keadaan?.aksi.alasan).toBe("1 mutasi bank dan 2 mutasi kas belum dicocokkan atau dijelaskan");
    const [selisih, setoran] = keadaan?.kas ?? [];
    expect([selisih?.nominal, setoran?.nominal]).toEqual([-100_000, 250_000]);
    const cocok = { idRekening: bca, idKoran: [bunga?.idKoran ?? 0], idKas: [setoran?.idKas ?? 0] };
    await kasir.call(rekeningKoran.cocokkanKoran, cocok);
    const jelas = { idRekening: bca, idKas: [selisih?.idKas ?? 0], alasan: "Selisih saldo awal" };
    await kasir.call(rekeningKoran.jelaskanKas, jelas);
    expect((await kasir.refused(rekeningKoran.jelaskanKas, jelas)).message).toBe(
      "Mutasi kas ini sudah dicocokkan atau dijelaskan",
    );
    const { message } = await kasir.call(rekonsiliasi.addRekonsiliasi, pada(9));
    expect(message).toBe("Rekening direkonsiliasi sampai 09-10-2026");
    expect((await kasir.refused(rekonsiliasi.addRekonsiliasi, pada(9))).message).toBe(
      "Rekening ini sudah direkonsiliasi sampai 09-10-2026",
    );
    const hariIni = await kasir.refused(rekonsiliasi.addRekonsiliasi, { idRekening: bca, sampai: "2026-11-03" });
    expect(hariIni.message).toBe("Rekonsiliasi paling jauh sampai kemarin, karena hari ini uang masih bergerak");
  });

  test("and then no line, match or row of kas of it changes, whoever asks", async () => {
    const [cocok] = (await daftarKoran(kasir, bca, "cocok")).data;
    const batal = { idRekening: bca, idCocok: cocok?.cocok?.idCocok ?? 0 };
    const kalimat = /^Rekening BCA RJP sudah direkonsiliasi sampai 09-10-2026 oleh Kasir/;
    expect(await kasir.refused(rekeningKoran.batalCocokKoran, batal)).toMatchObject({
      status: 409,
      message: expect.stringMatching(kalimat),
    });
    const berkas = berkasKoran([setor(5, 1_000_000), setor(5, 70_000)], 4_900_000_00, TATA[5]);
    const baru = await kasir.refused(rekeningKoran.bacaRekeningKoran, { idRekening: bca, berkas: [berkas] });
    expect(baru.status).toBe(400);
    for (const statement of [
      `insert into kas (id_rekening, tanggal, mundur, waktu, debit, kredit, id_pengajuan, id_kebutuhan)
       select id_rekening, '2026-10-09', true, now(), 1, 0, id_pengajuan, id_kebutuhan from kas where id_rekening = ${bca} limit 1`,
      `delete from koran_kas using kas where kas.id_kas = koran_kas.id_kas and id_rekening = ${bca}`,
      `update rekening_koran set status = 'sisa', id_cocok = null where id_rekening = ${bca}`,
      `insert into rekening_koran (id_rekening, id_baca, tanggal, keterangan, sen, ke)
       select id_rekening, id_baca, '2026-10-02', 'X', 1, 1 from koran_baca where id_rekening = ${bca} limit 1`,
    ]) {
      await expect(office.sql.unsafe(statement), statement).rejects.toThrow(kalimat);
    }
    await expect(office.sql`delete from rekonsiliasi`).rejects.toThrow("tidak dihapus");
    await expect(office.sql`update rekonsiliasi set saldo_buku = 1`).rejects.toThrow("hanya rekonsiliasi terakhir");
    await expect(
      office.sql`insert into rekonsiliasi (id_rekening, sampai, saldo_buku, saldo_bank, diketik, waktu, id_user)
        values (${bca}, '2026-10-20', 1, 100, true, now(), 1)`,
    ).rejects.toThrow("saldo buku bukan 1");
  });

  test("the balance is typed where the lines end before that day, and says so", async () => {
    const { keadaan } = await keadaanPada(kasir, bca, hari(31));
    expect(keadaan).toMatchObject({ perluDiketik: true, saldoBank: 614_250_040 });
    expect(keadaan?.aksi.alasan).toBe("Mutasi bank tidak menyebut saldo hari itu, isi saldonya menurut bank");
    const beda = await kasir.refused(rekonsiliasi.addRekonsiliasi, { ...pada(31), saldoBank: 6_142_000 });
    expect(beda.message).toBe("Saldo bank Rp 6.142.000, saldo buku Rp 6.142.500: beda -Rp 500");
    const periksa = async () =>
      (await boss.call(tutupBuku.getPeriksaTutup, { bulan: "2026-10" })).data.periksa.find(
        ({ jenis }) => jenis === "rekonsiliasi",
      );
    expect(await periksa()).toMatchObject({
      ...{ jumlah: 1, menghalangi: false },
      daftar: [{ kunci: String(bca), nama: "BCA RJP: sampai 09-10-2026" }],
    });
    await kasir.call(rekonsiliasi.addRekonsiliasi, { ...pada(31), saldoBank: 6_142_500 });
    expect((await keadaanPada(kasir, bca, hari(31))).riwayat[0]).toMatchObject({
      diketik: true,
      saldoBank: 614_250_000,
    });
    expect(await periksa()).toMatchObject({ jumlah: 0, daftar: [] });
  });

  test("is undone by the latest one only, with a reason, and the history says who and why", async () => {
    const [terakhir, lama] = (await keadaanPada(kasir, bca, hari(31))).riwayat;
    const batal = (row = terakhir, alasan = "Salah hari") => ({
      ...{ idRekening: bca, idRekonsiliasi: row?.idRekonsiliasi ?? 0, alasan },
    });
    expect(lama?.aksi.batal.boleh).toBe(false);
    expect((await boss.refused(rekonsiliasi.batalRekonsiliasi, batal(lama))).message).toBe(
      "Batalkan dahulu rekonsiliasi terakhir, sampai 31-10-2026",
    );
    expect((await boss.refused(rekonsiliasi.batalRekonsiliasi, batal(terakhir, " "))).errors).toMatchObject([
      { field: "alasan" },
    ]);
    const answers = await Promise.all([boss, kasir].map((one) => one.send(rekonsiliasi.batalRekonsiliasi, batal())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { sampai, riwayat: rows } = await keadaanPada(kasir, bca, hari(31));
    expect(sampai).toBe(hari(9));
    expect(rows[0]?.batal).toMatchObject({ alasan: "Salah hari" });
    const { data } = await boss.call(riwayat.getRiwayat, { jenis: "rekeningKoran", id: String(bca) });
    expect(data[0]?.perubahan).toContainEqual({
      ...{ field: "sampai", label: "Direkonsiliasi Sampai", sebelum: "31-10-2026", sesudah: "09-10-2026" },
    });
    expect(data[0]?.perubahan).toContainEqual({
      field: "alasan",
      label: "Alasan",
      sebelum: null,
      sesudah: "Salah hari",
    });
  });

  test("is nothing for people without the menu, or for LAINNYA", async () => {
    const sales = await office.person("Sales", { menu: ["Simpanan"] });
    expect((await sales.refused(rekonsiliasi.addRekonsiliasi, pada(31))).message).toBe(
      "Anda tidak memiliki akses untuk merekonsiliasi rekening",
    );
    const idRekening = await rekeningBernama(office, "LAINNYA");
    const lainnya = await kasir.refused(rekonsiliasi.addRekonsiliasi, { idRekening, sampai: hari(31) });
    expect(lainnya.message).toBe("LAINNYA tidak punya rekening koran");
  });
});

test("whoever pays on that day meanwhile is before the reconciliation, or is refused", async () => {
  const idKebutuhan = await kebutuhanBaru(kasir);
  const idPengajuan = await submitPengajuan(kasir, idKebutuhan, { tipe: "keluar", asal: bca, nominal: 40_000 });
  const putusan = { idPengajuan, statusPengajuan: "Disetujui", dokumen: [await bukti()], tanggalUang: hari(20) };
  const isian = { ...pada(25), saldoBank: 6_142_500 };
  const [bayar, sama] = await Promise.all([
    boss.send(pengajuan.approvePengajuan, putusan),
    kasir.send(rekonsiliasi.addRekonsiliasi, isian),
  ]);
  expect([bayar.status, sama.status].filter((status) => status === 200)).toHaveLength(1);
  expect([400, 409]).toContain(Math.max(bayar.status, sama.status));
});

test("the books check finds a book that is no longer what was reconciled", async () => {
  await memergoki(
    `update rekonsiliasi set saldo_buku = saldo_buku + 1, saldo_bank = saldo_bank + 100 where sampai = '2026-10-09'`,
    `update rekonsiliasi set saldo_buku = saldo_buku - 1, saldo_bank = saldo_bank - 100 where sampai = '2026-10-09'`,
    /^BCA RJP, 2026-10-09: buku ketika direkonsiliasi 6142501, sekarang 6142500$/,
  );
});
