import { expect, test } from "vitest";
import { kebutuhan } from "#areas/keuangan/kebutuhan/contract.ts";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { rekening } from "#areas/keuangan/rekening/contract.ts";
import { impor } from "#areas/pindah/impor/contract.ts";
import { berkasImpor } from "#areas/pindah/impor/server/impor.testing.ts";
import { mulai } from "#areas/pindah/mulai/contract.ts";
import { makeProduk } from "#books/fixtures.ts";
import { picture } from "#test/support/files.ts";
import { openOffice } from "#test/support/office.ts";
import { jurnalUmum } from "../contract.ts";

const office = openOffice();
const csv = (...rows: string[]) => [berkasImpor("saldo.csv", ["Kode,Nama Akun,Debit,Kredit", ...rows].join("\n"))];

/** What stands in the books on an account, debit less credit. */
const saldo = async (nama: string): Promise<number> => {
  const [row] = await office.sql<{ saldo: number }[]>`
    select coalesce(sum(b.debit - b.kredit), 0)::bigint as saldo from jurnal_baris b join bagan_akun a using (id_akun)
    where a.nama = ${nama}`;
  return row?.saldo ?? 0;
};

test("the old trial balance becomes one entry of its last day; documents keep their accounts, and undoing takes all back", async () => {
  const boss = await office.person("Super Admin");
  await boss.call(mulai.setTanggalAwal, { tanggal: "2026-11-19" });
  // The stock of the beginning is brought by its products, against Saldo Awal.
  await makeProduk(office, boss, { stock: 2, hargaBeli: 5_000_000 });
  const persediaan = await saldo("Persediaan");
  const berkas = () =>
    csv(
      `,Persediaan,${persediaan},`,
      ",Aset Lain-lain,4000000,",
      ",Hutang Lain,,1500000",
      `,Modal,,${persediaan + 2_500_000}`,
      "Total,,,",
    );
  const coba = await boss.call(impor.imporSaldo, { coba: true, berkas: berkas() });
  expect(coba.message).toBe("Siap: 4 baris akan ditambahkan, belum ada yang disimpan");
  expect(await saldo("Modal")).toBe(0);

  const { data, message } = await boss.call(impor.imporSaldo, { coba: false, berkas: berkas() });
  expect(message).toBe("4 saldo diimpor dari saldo.csv");
  const sekarang = async () =>
    Promise.all(["Persediaan", "Aset Lain-lain", "Hutang Lain", "Modal", "Saldo Awal"].map(saldo));
  expect(await sekarang()).toEqual([persediaan, 4_000_000, -1_500_000, -persediaan - 2_500_000, 0]);
  const [ju] = (await boss.call(jurnalUmum.getJurnalUmum, {})).data;
  expect(ju).toMatchObject({ tanggal: "2026-11-19", status: "Disetujui", dibuatOleh: boss.nama });
  expect(ju?.baris).toHaveLength(4);
  const admin = await office.person("Admin", { menu: ["Buku Besar"] });
  expect((await admin.refused(impor.imporSaldo, { coba: false, berkas: berkas() })).status).toBe(401);
  await boss.call(impor.batalImpor, { idImpor: data.idImpor ?? 0 });
  expect(await sekarang()).toEqual([persediaan, 0, 0, 0, -persediaan]);
  // Brought again, it is the same again.
  const { idImpor } = (await boss.call(impor.imporSaldo, { coba: false, berkas: berkas() })).data;
  expect((await sekarang()).at(-1)).toBe(0);
  const [dua] = (await boss.call(jurnalUmum.getJurnalUmum, {})).data;
  await boss.call(jurnalUmum.reverseJurnalUmum, { idJurnalUmum: dua?.idJurnalUmum ?? "", tanggal: "2026-11-20" });
  expect((await boss.refused(impor.batalImpor, { idImpor: idImpor ?? 0 })).message).toContain("sudah dibalik dengan");
});

test("an account that Kantor does not have, a side that does not balance and two amounts are named", async () => {
  const boss = await office.person("Super Admin");
  const salah = async (...rows: string[]) => {
    const { data } = await boss.call(impor.imporSaldo, { coba: true, berkas: csv(...rows) });
    return data.salah.map(({ baris, kolom, message }) => [baris, kolom, message]);
  };
  expect(await salah(",Gedung Lama,100,", ",Modal,,100")).toEqual([
    [2, "Nama Akun", 'Akun "Gedung Lama" tidak ada di Kantor: tambahkan, atau pasangkan di Mulai › Neraca Saldo'],
  ]);
  expect(await salah(",Aset Lain-lain,100,", ",Modal,,80")).toEqual([
    [3, "Debit", "Neraca saldo ini tidak seimbang: debit lebih Rp 20"],
  ]);
  expect(await salah(",Aset Lain-lain,seratus,")).toHaveLength(1);
  // An account that somebody named for the old one in the comparison takes its balance.
  const lama = [berkasImpor("n.csv", "Nama Akun,Debit,Kredit\nGedung Lama,100,\nModal,,100")];
  await boss.call(impor.imporNeraca, { coba: false, berkas: lama });
  const banding = (await boss.call(mulai.getBandingNeraca, {})).data;
  const gedung = banding.flatMap((row) => row.lama).find(({ nama }) => nama === "Gedung Lama");
  const [akun] = await office.sql<{ idAkun: number }[]>`select id_akun from bagan_akun where nama = 'Aset Lain-lain'`;
  await boss.call(mulai.setAkunLama, { id: gedung?.id ?? 0, idAkun: akun?.idAkun ?? 0 } as never);
  const sebelum = await saldo("Aset Lain-lain");
  await boss.call(impor.imporSaldo, { coba: false, berkas: csv(",Gedung Lama,100,", ",Modal,,100") });
  expect([sebelum === 100, await saldo("Aset Lain-lain")]).toEqual([false, 100]);
});

test("money of the trial balance comes into its accounts by the need of Saldo Awal, and goes again while it is there", async () => {
  const boss = await office.person("Super Admin");
  const berkas = () => csv(",Kas Kecil,3000000,", ",BCA RJP,7000000,", ",Modal,,10000000");
  const sebelum = { kas: await saldo("Kas Kecil"), modal: await saldo("Modal"), awal: await saldo("Saldo Awal") };
  // A need of that name which counts elsewhere is somebody's: it is told, and left as it is.
  const { data: asing } = await boss.call(kebutuhan.addKebutuhan, { namaKebutuhan: "saldo awal rekening" });
  const tanpa = await boss.refused(impor.imporSaldo, { coba: false, berkas: berkas() });
  expect(tanpa.message).toBe('Kebutuhan "Saldo awal rekening" belum menunjuk ke Saldo Awal: petakan di Bagan Akun');
  await boss.call(kebutuhan.deleteKebutuhan, asing);
  // Who begins has none: it is made, once.
  const { data, message } = await boss.call(impor.imporSaldo, { coba: false, berkas: berkas() });
  const [need, ...lain] = (await boss.call(kebutuhan.getKebutuhan, {})).data.filter((row) =>
    /^saldo awal/i.test(row.namaKebutuhan),
  );
  expect(lain).toEqual([]);
  expect(message).toBe("3 saldo diimpor dari saldo.csv");
  expect([await saldo("Kas Kecil"), await saldo("BCA RJP"), await saldo("Modal")]).toEqual([
    3_000_000, 7_000_000, -10_000_000,
  ]);
  const rek = async () => (await boss.call(rekening.getRekening, {})).data.map((row) => row.saldo ?? 0);
  expect((await rek()).reduce<number>((sum, satu) => sum + satu, 0)).toBe(10_000_000);
  expect(sebelum.kas).toBe(0);

  await boss.call(impor.batalImpor, { idImpor: data.idImpor ?? 0 });
  expect([await saldo("Kas Kecil"), await saldo("Modal")]).toEqual([0, sebelum.modal]);
  const { idImpor } = (await boss.call(impor.imporSaldo, { coba: false, berkas: berkas() })).data;
  const [kas] = (await boss.call(rekening.getRekening, {})).data.filter((row) => row.namaRekening === "Kas Kecil");
  const { data: pakai } = await boss.call(pengajuan.addPengajuan, {
    ...{ idKebutuhan: need?.idKebutuhan ?? 0, tipePengajuan: "keluar", idRekeningAsal: kas?.idRekening ?? 0 },
    ...{ nominalPengajuan: 1, deskripsiPengajuan: "Dipakai", dokumen: [await picture()] },
  });
  await boss.call(pengajuan.approvePengajuan, { ...pakai, statusPengajuan: "Disetujui", dokumen: [await picture()] });
  const dipakai = await boss.refused(impor.batalImpor, { idImpor: idImpor ?? 0 });
  expect(dipakai.message).toBe(
    "Uang Kas Kecil sudah dipakai (saldo 20-11-2026 Rp 2.999.999), impor ini tidak dapat dibatalkan lagi",
  );
  // An account cannot have less than it has, or than nothing.
  const { data: salah } = await boss.call(impor.imporSaldo, {
    ...{ coba: true, berkas: csv(",Kas Kecil,100,", ",BRI RJP,,50", ",Modal,,50") },
  });
  expect(salah.salah.map(({ kolom, message }) => `${kolom}: ${message}`)).toEqual([
    "Debit: Rekening Kas Kecil di Kantor sudah Rp 3.000.000 pada hari itu, lebih dari berkas ini",
    "Kredit: Rekening BRI RJP tidak dapat bersaldo kredit",
  ]);
});
