import { spawnSync } from "node:child_process";
import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { bukti } from "#areas/keuangan/pengajuan/server/pengajuan.testing.ts";
import { pagi, setahun } from "#areas/laporan/server/setahun.testing.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { akun } from "../../akun/contract.ts";
import { jurnalUmum } from "../../jurnal-umum/contract.ts";
import { laporanBuku } from "../../laporan-buku/contract.ts";
import { buku } from "../contract.ts";

const office = openOffice();
const AKHIR = ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31", "2026-06-15"];

type Saldo = Readonly<Record<string, number>>;
type Menyaldokan = (teks: string, hari: string) => Saldo;
const tanpaNol = (saldo: Saldo): Saldo =>
  Object.fromEntries(Object.entries(saldo).filter(([kode, nilai]) => nilai !== 0 && !kode.startsWith("Total")));
const kodeDari = (akun: string) => akun.replace(/^[A-Za-z]+:/, "").split(" ")[0] ?? "";

async function teks(person: Person, bentuk: "csv" | "hledger", masa: object = {}): Promise<string> {
  const { raw, headers } = await person.send(buku.exportJurnal, { bentuk, ...masa });
  expect(headers["content-type"]).toBe(`text/${bentuk === "csv" ? "csv" : "plain"}; charset=utf-8`);
  return raw.toString("utf8");
}

const LABA_LALU = "laba-lalu";
/** Income and expenses of the years before stand in one row of the trial balance. */
function tahunIni(pada: Saldo, tahunLalu: Saldo): Saldo {
  const hasil = Object.keys(tahunLalu).filter((kode) => kode >= "4");
  const saldo: Record<string, number> = { ...pada };
  for (const kode of hasil) saldo[kode] = (saldo[kode] ?? 0) - (tahunLalu[kode] ?? 0);
  saldo[LABA_LALU] = hasil.reduce((sum, kode) => sum + (tahunLalu[kode] ?? 0), 0);
  return tanpaNol(saldo);
}

/** The balances of the trial balance by code, debit positive. Customers stand on both sides there, in one account here. */
async function neracaSaldo(person: Person, hari: string): Promise<Saldo> {
  const { data } = await person.call(laporanBuku.getNeracaSaldo, { tanggal: hari } as never);
  const saldo: Record<string, number> = {};
  for (const { kunci, kode, nilai } of data.tabel.flatMap(({ baris }) => baris)) {
    if (kunci === LABA_LALU) saldo[LABA_LALU] = (nilai[3] ?? 0) - (nilai[4] ?? 0);
    if (kode === null || kode === undefined || kode === "") continue;
    const satu = kode === "2-1002" ? "1-2001" : kode;
    saldo[satu] = (saldo[satu] ?? 0) + (nilai[3] ?? 0) - (nilai[4] ?? 0);
  }
  return tanpaNol(saldo);
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

const hledger = (isi: string, ...perintah: string[]) => {
  const { error, status, stdout, stderr } = spawnSync("hledger", ["-f", "-", ...perintah], {
    input: isi,
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C.UTF-8" },
  });
  return error ? null : { status, stdout, stderr };
};
const menurutHledger: Menyaldokan = (isi, hari) => {
  const sampai = new Date(new Date(`${hari}T00:00:00Z`).getTime() + 86_400_000).toISOString().slice(0, 10);
  const jawab = hledger(isi, "balance", "--flat", "-N", "-O", "csv", "-e", sampai);
  const baris = (jawab?.stdout ?? "").trim().split("\n").slice(1);
  return tanpaNol(
    Object.fromEntries(
      baris.map((satu) => {
        const [, akun = "", nilai = "0"] = /^"(.*)","(.*)"$/.exec(satu) ?? [];
        return [kodeDari(akun), Number(nilai.replace(/[^0-9-]/g, ""))];
      }),
    ),
  );
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
    const seharusnya = await neracaSaldo(boss, hari);
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
