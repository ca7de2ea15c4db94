import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { bukti } from "#areas/keuangan/pengajuan/server/pengajuan.testing.ts";
import { pagi, setahun } from "#areas/laporan/server/setahun.testing.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { akun } from "../../akun/contract.ts";
import { jurnalUmum } from "../../jurnal-umum/contract.ts";
import { laporanBuku } from "../../laporan-buku/contract.ts";
import { buku } from "../contract.ts";
import {
  hledger,
  kodeDari,
  type Menyaldokan,
  menurutHledger,
  saldoLembar,
  tahunIni,
  tanpaNol,
} from "./hledger.testing.ts";

const office = openOffice();
const AKHIR = ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31", "2026-06-15"];

async function teks(person: Person, bentuk: "csv" | "hledger", masa: object = {}): Promise<string> {
  const { raw, headers } = await person.send(buku.exportJurnal, { bentuk, ...masa });
  expect(headers["content-type"]).toBe(`text/${bentuk === "csv" ? "csv" : "plain"}; charset=utf-8`);
  return raw.toString("utf8");
}

/** As every reader of the format does it. */
const menurutBarisnya: Menyaldokan = (isi, hari) => {
  const saldo: Record<string, number> = {};
  let tanggal = "";
  for (const baris of isi.split("\n")) {
    tanggal = /^(\d{4}-\d\d-\d\d) /.exec(baris)?.[1] ?? tanggal;
    const [, akun, nilai] = /^ {4}(\S.*?) {2}IDR (-?\d+)/.exec(baris) ?? [];
    if (akun !== undefined && tanggal <= hari) saldo[kodeDari(akun)] = (saldo[kodeDari(akun)] ?? 0) + Number(nilai);
  }
  return tanpaNol(saldo);
};

test("the whole journal as hledger text balances to the trial balance at the end of every month", async () => {
  const boss = await office.person("Super Admin");
  await setahun(office, boss);
  await pagi(office, "2026-06-16");
  const isi = await teks(boss, "hledger");
  const diperiksa = hledger(isi, "check", "--strict");
  // Where hledger is not installed, the lines alone are added up.
  if (diperiksa !== null) expect(diperiksa).toMatchObject({ status: 0, stderr: "" });
  const cara = diperiksa === null ? [menurutBarisnya] : [menurutBarisnya, menurutHledger];
  for (const hari of AKHIR) {
    const seharusnya = saldoLembar((await boss.call(laporanBuku.getNeracaSaldo, { tanggal: hari })).data);
    expect(Object.keys(seharusnya).length).toBeGreaterThan(2);
    for (const menyaldokan of cara) {
      expect(tahunIni(menyaldokan(isi, hari), menyaldokan(isi, "2025-12-31")), hari).toEqual(seharusnya);
    }
  }
});

test("the files of a period hold all lines of its entries and no other, for those who may see what machines had cost", async () => {
  const boss = await office.person("Super Admin");
  const akuntan = await office.person("Akuntan", { menu: ["Buku Besar"] });
  const masa = { dari: "2026-02-01", sampai: "2026-03-31" };
  const [ada] = await office.sql`
    select count(*)::int as baris, sum(debit)::bigint as debit from jurnal_baris where tanggal between '2026-02-01' and '2026-03-31'`;
  const csv = (await teks(boss, "csv", masa)).split("\r\n");
  const judul = "No Jurnal,Tanggal,Peristiwa,Dokumen,Keterangan,Kode Akun,Nama Akun,Rincian,Debit,Kredit".split(",");
  expect(csv[0]).toBe(`\ufeff${judul.map((nama) => `"${nama}"`).join(";")}`);
  expect(csv).toHaveLength((ada?.baris ?? 0) + 2);
  const { raw, headers } = await boss.send(buku.exportJurnal, masa);
  expect(decodeURIComponent(String(headers["content-disposition"]))).toContain(
    "Export Jurnal-01-02-2026 sampai 31-03-2026.xlsx",
  );
  const rows = (await readXlsx(raw)).sheets[0]?.rows ?? [];
  expect(rows).toHaveLength((ada?.baris ?? 0) + 2);
  expect(rows.at(-1)?.slice(8)).toEqual([ada?.debit, ada?.debit]);
  expect((await akuntan.send(buku.exportJurnal, masa)).status).toBe(401);
});

test("what somebody typed neither runs in a spreadsheet nor means something to hledger", async () => {
  const boss = await office.person("Super Admin");
  const { data: bagan } = await boss.call(akun.getBaganAkun, {});
  const baris = ["Hutang Lain", "Modal"].map((nama, ke) => ({
    idAkun: bagan.find((row) => row.nama === nama)?.idAkun ?? 0,
    debit: ke === 0 ? 5 : 0,
    kredit: ke === 0 ? 0 : 5,
  }));
  const isian = { tanggal: "2026-06-16", keterangan: '=cmd("x"), a; b | (c)\n  d', baris, dokumen: [await bukti()] };
  const { idJurnalUmum } = (await boss.call(jurnalUmum.addJurnalUmum, isian)).data;
  await boss.call(jurnalUmum.approveJurnalUmum, { idJurnalUmum, status: "Disetujui" });
  const masa = { dari: "2026-06-16", sampai: "2026-06-16" };
  expect(await teks(boss, "csv", masa)).toContain(`"'=cmd(""x""), a; b | (c)\n  d"`);
  const isi = await teks(boss, "hledger", masa);
  expect(isi).toContain('2026-06-16 (JU-2606-00001) Jurnal umum: =cmd,"x",, a, b , ,c, d  ; jurnal:');
  const diperiksa = hledger(isi, "check", "--strict");
  if (diperiksa !== null) expect(diperiksa).toMatchObject({ status: 0, stderr: "" });
});
