import { expect, test } from "vitest";
import { komponenLaba } from "#areas/keuangan/komponen-laba/contract.ts";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { dashboard } from "#areas/laporan/dashboard/contract.ts";
import { labaRugi } from "#areas/laporan/laba-rugi/contract.ts";
import { neraca } from "#areas/laporan/neraca/contract.ts";
import { perusahaan } from "#areas/sistem/perusahaan/contract.ts";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { isiRekening, rekeningBernama } from "#books/fixtures.ts";
import { loseAsset } from "#books/fixturesJurnal.ts";
import { allFindings, penyusup } from "#books/periksa/periksa.testing.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { listAsset } from "../../list-asset/contract.ts";
import { bukti, tempat } from "../../server/asset.testing.ts";
import { pelepasanAsset } from "../contract.ts";

const office = openOffice();
const diam = penyusup(office);
const pagi = (hari: string) => office.travel(`${hari}T02:00:00.000Z`);

/** An asset that was bought on a day for 12.000.000 and wears off in twelve months. */
async function assetBaru(person: Person, tglAssetMasuk: string, namaBarang = "Mobil Box") {
  const dimana = await tempat(person, { pembagi: 12 });
  const isian = { ...dimana, namaBarang, harga: 12_000_000, tglAssetMasuk };
  return (await person.call(listAsset.addAsset, isian)).data;
}

type Ajuan = { alasan?: "rusak" | "hilang" | "dijual"; hargaJual?: number; keterangan?: string };

async function ajukanLepas(person: Person, idAsset: number, { alasan = "dijual", ...isi }: Ajuan = {}) {
  const dijual = alasan === "dijual";
  const { data } = await person.call(pelepasanAsset.addPelepasanAsset, {
    idAsset,
    alasan,
    hargaJual: dijual ? (isi.hargaJual ?? 7_500_000) : null,
    idRekening: dijual ? await rekeningBernama(office, "BCA RJP") : null,
    keterangan: isi.keterangan ?? (dijual ? "" : "Tidak ditemukan lagi"),
    dokumen: dijual ? [await bukti()] : [],
  } as never);
  return data.idPelepasanAsset;
}

const setujui = (person: Person, idPengajuan: string) =>
  person.call(pelepasanAsset.approvePelepasanAsset, { idPengajuan, statusPengajuan: "Disetujui", note: "" });

async function jurnalDari(...dokumen: string[]) {
  const rows = await office.sql<{ baris: string }[]>`
    select format('%s %s %s', j.peristiwa, coalesce(a.bawaan, a.golongan), b.debit - b.kredit) as baris
    from jurnal j join jurnal_baris b using (id_jurnal) join akun a using (id_akun)
    where j.dokumen = any(${dokumen}) and j.peristiwa in ('asset-lepas', 'asset-jual') order by j.id_jurnal, b.kredit, a.kode`;
  return rows.map(({ baris }) => baris);
}

const lepasBulanIni = async (person: Person, bulan: number) =>
  (await person.call(labaRugi.getLabaRugi, { bulan, tahun: 2026 })).data
    .at(-1)
    ?.komponen.find(({ asal }) => asal === "Pelepasan Asset")?.nominal;
const neracaKini = async (person: Person) => {
  const entri = (await person.call(neraca.getNeraca, {})).data.at(-1);
  return { bank: entri?.bcaRjp, asset: entri?.asset.at(-1)?.totalNilaiPenyusutan, selisih: entri?.selisih };
};

test("sold: one asks, another decides, the account gets the price, and what is left of the book value is the loss", async () => {
  await pagi("2026-07-20");
  const bos = await office.person("Super Admin", { nama: "Ratih" });
  const direktur = await office.person("Management", { nama: "Hendra" });
  const staf = await office.person("Staf", { nama: "Sari", menu: ["Asset", "Dashboard"] });
  await isiRekening(office, bos, "BCA RJP", 1_000_000);
  const { idAsset, kodeAsset } = await assetBaru(bos, "2026-03-20");
  const awal = await neracaKini(bos);
  expect(awal).toMatchObject({ bank: 1_000_000, asset: 8_000_000 });

  const id = await ajukanLepas(staf, idAsset);
  expect(id).toBe("LA-2607-00001");
  expect(await neracaKini(bos)).toEqual(awal);
  const lagi = { idAsset, alasan: "hilang", keterangan: "Hilang", dokumen: [] } as const;
  expect((await staf.refused(pelepasanAsset.addPelepasanAsset, lagi)).message).toBe(
    `Pelepasan ${id} menunggu keputusan`,
  );
  const tugas = async (person: Person) =>
    (await person.call(dashboard.getTugasSaya, {})).data.find(({ jenis }) => jenis === "pelepasanAsset")?.daftar;
  expect(await tugas(direktur)).toMatchObject([{ kunci: id, keterangan: "Mobil Box, dijual", tanggal: "2026-07-20" }]);
  expect(await tugas(staf)).toBeUndefined();
  const keputusan = { idPengajuan: id, statusPengajuan: "Disetujui" } as const;
  expect((await staf.refused(pelepasanAsset.approvePelepasanAsset, keputusan)).status).toBe(401);

  // A month later another part has worn off; what leaves is the value of the day of the decision, before its own part.
  await pagi("2026-08-20");
  const { data: dampak } = await direktur.call(pelepasanAsset.getDampakPelepasan, { idPengajuan: id });
  expect(dampak).toMatchObject({
    rekening: { namaRekening: "BCA RJP", saldoSebelum: 1_000_000, saldoSesudah: 8_500_000 },
    nilaiBuku: 8_000_000,
    hasil: -500_000,
    approve: { boleh: true },
  });
  await setujui(direktur, id);
  expect(await neracaKini(bos)).toEqual({ bank: 8_500_000, asset: 0, selisih: awal.selisih });
  expect(await lepasBulanIni(bos, 8)).toBe(-500_000);
  expect(await jurnalDari(id, kodeAsset)).toEqual([
    "asset-lepas Akumulasi Penyusutan 4000000",
    "asset-lepas rugi-pelepasan 8000000",
    "asset-lepas Aset Tetap -12000000",
    "asset-jual Kas dan Bank 7500000",
    "asset-jual rugi-pelepasan -7500000",
  ]);
  const { data: detail } = await staf.call(pelepasanAsset.getDetailPelepasanAsset, { idPengajuan: id });
  expect(detail).toMatchObject({ statusPengajuan: "Disetujui", nilaiBuku: 8_000_000, tglApprove: "2026-08-20" });
  const { data: mutasi } = await bos.call(pengajuan.getPengajuan, { cari: "Mobil Box" });
  expect(mutasi).toMatchObject([
    {
      idPengajuan: detail.pengajuan?.idPengajuan,
      kebutuhan: [{ namaKebutuhan: "Pelepasan Asset" }],
      tipePengajuan: "masuk",
      pelepasan: { idPelepasanAsset: id },
      statusPengajuan: "Disetujui",
    },
  ]);
  // For good: neither back into use nor away a second time.
  const kembali = { idAsset, statusAsset: "digunakan", keterangan: "" } as const;
  expect((await bos.refused(listAsset.updateKondisiAsset, kembali)).message).toBe(`Asset sudah dilepas dengan ${id}`);
  const { data: asset } = await staf.call(listAsset.getDetailAsset, { kodeAsset });
  expect(asset.softDelete).toBe(true);
  expect([asset.aksi.kondisi.boleh, asset.aksi.lepas.boleh, asset.penyusutan[0]?.totalSusut]).toEqual([
    false,
    false,
    0,
  ]);
  const { data: kisah } = await staf.call(riwayat.getRiwayat, { jenis: "pelepasanAsset", id });
  expect(kisah.map(({ nama }) => nama)).toEqual(["Hendra", "Sari"]);
});

test("sold for more than it is worth, it is a gain; not used it leaves with its value, lost before it has none", async () => {
  await pagi("2026-09-21");
  const bos = await office.person("Super Admin");
  const untung = await assetBaru(bos, "2026-03-20", "Mesin Bubut");
  const awal = (await neracaKini(bos)).selisih;
  const id = await ajukanLepas(bos, untung.idAsset, { hargaJual: 9_000_000 });
  await setujui(bos, id);
  expect(await jurnalDari(id, untung.kodeAsset)).toEqual([
    "asset-lepas Akumulasi Penyusutan 6000000",
    "asset-lepas laba-pelepasan 6000000",
    "asset-lepas Aset Tetap -12000000",
    "asset-jual Kas dan Bank 9000000",
    "asset-jual laba-pelepasan -9000000",
  ]);
  expect(await lepasBulanIni(bos, 9)).toBe(3_000_000);

  const nganggur = await assetBaru(bos, "2026-03-20", "Gergaji");
  const mati = { idAsset: nganggur.idAsset, statusAsset: "tidak", keterangan: "Rusak" } as const;
  await bos.call(listAsset.updateKondisiAsset, mati);
  const ketiga = await ajukanLepas(bos, nganggur.idAsset, { alasan: "rusak" });
  const { data: rugi } = await bos.call(pelepasanAsset.getDampakPelepasan, { idPengajuan: ketiga });
  expect(rugi).toMatchObject({ nilaiBuku: 6_000_000, hasil: -6_000_000 });
  await setujui(bos, ketiga);
  expect(await jurnalDari(ketiga, nganggur.kodeAsset)).toEqual([
    "asset-lepas Akumulasi Penyusutan 6000000",
    "asset-lepas rugi-pelepasan 6000000",
    "asset-lepas Aset Tetap -12000000",
  ]);
  expect(await lepasBulanIni(bos, 9)).toBe(3_000_000 - 6_000_000);

  const hilang = await assetBaru(bos, "2026-03-20", "Kompresor");
  await loseAsset(office, hilang.idAsset, "Rusak");
  const kedua = await ajukanLepas(bos, hilang.idAsset, { hargaJual: 1_000_000 });
  const { data: dampak } = await bos.call(pelepasanAsset.getDampakPelepasan, { idPengajuan: kedua });
  expect(dampak).toMatchObject({ nilaiBuku: 0, hasil: 1_000_000 });
  await setujui(bos, kedua);
  expect(await jurnalDari(kedua)).toEqual(["asset-jual Kas dan Bank 1000000", "asset-jual laba-pelepasan -1000000"]);
  expect(await lepasBulanIni(bos, 9)).toBe(3_000_000 - 6_000_000 - 6_000_000 + 1_000_000);
  // Registering what was bought before moves the difference; letting it go does not.
  expect(((await neracaKini(bos)).selisih ?? 0) - (awal ?? 0)).toBe(24_000_000);
  const kebutuhan = await office.sql<{ id: number }[]>`
    select id_kebutuhan as id from kebutuhan where bawaan = 'pelepasan-asset'`;
  const assign = { idKebutuhan: kebutuhan[0]?.id ?? 0, idKomponenLaba: 1 };
  expect((await bos.refused(komponenLaba.assignKomponenLaba, assign)).message).toContain("nilai buku");
});

test("broken and lost need a word, a sale its price, account and proof; rejected, it may be asked for again", async () => {
  const bos = await office.person("Super Admin");
  const direktur = await office.person("Management");
  const { idAsset, kodeAsset } = await assetBaru(bos, "2026-05-01", "Tangga");
  const kurang = async (isian: Record<string, unknown>) =>
    (await bos.refused(pelepasanAsset.addPelepasanAsset, { idAsset, ...isian } as never)).errors.map(
      ({ field, message }) => `${field}: ${message}`,
    );
  expect(await kurang({ alasan: "dijual" })).toEqual([
    "hargaJual: Harga jual tidak boleh kosong.",
    "idRekening: Rekening tidak boleh kosong.",
  ]);
  const idRekening = await rekeningBernama(office, "BCA RJP");
  expect(await kurang({ alasan: "dijual", hargaJual: 1, idRekening })).toEqual([
    "dokumen: Dokumen tidak boleh kosong.",
  ]);
  expect(await kurang({ alasan: "dijual", hargaJual: 0, idRekening })).toEqual([
    "hargaJual: Harga jual tidak boleh kosong.",
  ]);
  expect(await kurang({ alasan: "rusak" })).toEqual(["keterangan: Keterangan tidak boleh kosong."]);
  expect(await kurang({ alasan: "dicuri" })).toHaveLength(1);

  const ditolak = await ajukanLepas(direktur, idAsset, { alasan: "hilang" });
  const tolak = { idPengajuan: ditolak, statusPengajuan: "Ditolak", note: "" } as const;
  expect((await bos.refused(pelepasanAsset.approvePelepasanAsset, tolak)).errors.map(({ field }) => field)).toEqual([
    "note",
  ]);
  await bos.call(pelepasanAsset.approvePelepasanAsset, { ...tolak, note: "Cari dulu" });
  expect((await bos.call(listAsset.getDetailAsset, { kodeAsset })).data.aksi.lepas.boleh).toBe(true);
  const { data: pengaturan } = await bos.call(perusahaan.getPerusahaan, {});
  expect(pengaturan.pengajuanSendiriOlehOrangLain).toBe(true);
  const milik = await ajukanLepas(direktur, idAsset, { alasan: "rusak" });
  const sendiri = { idPengajuan: milik, statusPengajuan: "Disetujui", note: "" } as const;
  expect((await direktur.refused(pelepasanAsset.approvePelepasanAsset, sendiri)).message).toBe(
    "Pengajuan sendiri harus disetujui orang lain",
  );
  await setujui(bos, milik);
  const daftar = await bos.call(pelepasanAsset.getPelepasanAsset, { cari: "tangga" });
  expect(daftar.data.map((row) => [row.idPelepasanAsset, row.statusPengajuan, row.pengajuan])).toEqual([
    [milik, "Disetujui", null],
    [ditolak, "Ditolak", null],
  ]);
  expect((await bos.call(pelepasanAsset.getPelepasanAsset, { status: "Ditolak" })).totalDocs).toBe(1);
});

test("of many who decide at once one does, the others hear who; its money comes once", async () => {
  const bosses = [
    await office.person("Super Admin", { nama: "Rina" }),
    await office.person("Management", { nama: "Dodi" }),
  ] as const;
  const staf = await office.person("Staf", { menu: ["Asset"] });
  const { idAsset } = await assetBaru(bosses[0], "2026-05-01", "Forklift");
  const saldo = async () => (await neracaKini(bosses[0])).bank ?? 0;
  const semula = await saldo();
  const idPengajuan = await ajukanLepas(staf, idAsset, { hargaJual: 100 });
  const keputusan = { idPengajuan, statusPengajuan: "Disetujui", note: "" } as const;
  const dua = [...bosses, ...bosses].map((person) => person.send(pelepasanAsset.approvePelepasanAsset, keputusan));
  const kondisi = { idAsset, statusAsset: "tidak", keterangan: "Dipinggirkan" } as const;
  const [ubah, ...answers] = await Promise.all([staf.send(listAsset.updateKondisiAsset, kondisi), ...dua]);
  expect([200, 409]).toContain(ubah?.status);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  for (const { status, body } of answers) {
    if (status === 409) expect(String(body.message)).toMatch(/^Pengajuan sudah diproses oleh (Rina|Dodi)$/);
  }
  expect((await saldo()) - semula).toBe(100);
});

test("whatever no longer fits an approved request is found; the database itself keeps it", async () => {
  const { sql } = office;
  const [row] = await sql<{ id: string; idAsset: number; pengajuan: string }[]>`
    select l.id_pelepasan_asset as id, l.id_asset, p.id_pengajuan as pengajuan
    from pelepasan_asset l join pengajuan p using (id_pelepasan_asset) where l.id_asset_kondisi is not null order by l.urut`;
  const yang = `where id_pelepasan_asset = '${row?.id}'`;
  const temuan = async (change: string, back: string, sentence: RegExp) => {
    await diam(change);
    expect(
      (await allFindings(office)).filter((satu) => sentence.test(satu)),
      change,
    ).not.toEqual([]);
    await diam(back);
    expect(await allFindings(office), back).toEqual([]);
  };
  const uang = `where id_pengajuan = '${row?.pengajuan}'`;
  const isi = (kolom: string, nilai: string) => `update pelepasan_asset set ${kolom} = ${nilai} ${yang}`;
  await temuan(isi("nilai_buku", "nilai_buku + 1"), isi("nilai_buku", "nilai_buku - 1"), /dilepas dengan nilai buku/);
  await temuan(isi("harga_jual", "harga_jual + 1"), isi("harga_jual", "harga_jual - 1"), /Disetujui, 1 pengajuan/);
  const lepas = `update pengajuan set id_pelepasan_asset = null ${uang}`;
  await temuan(lepas, `update pengajuan set id_pelepasan_asset = '${row?.id}' ${uang}`, /Disetujui, 0 pengajuan/);
  const pakai = (mati: boolean) => `update asset set soft_delete = ${mati} where id_asset = ${row?.idAsset}`;
  await temuan(pakai(false), pakai(true), /masih digunakan/);
  for (const refused of [
    () => sql`update pelepasan_asset set note = 'x' where id_pelepasan_asset = ${row?.id ?? ""}`,
    () => sql`delete from pelepasan_asset`,
    () => sql`insert into asset_kondisi (id_asset, tanggal, waktu, digunakan, keterangan, id_user)
              select id_asset, '2026-12-31', now(), true, '', 1 from pelepasan_asset where status_pengajuan = 'Disetujui'`,
  ]) {
    await expect(refused()).rejects.toMatchObject({ code: "23001" });
  }
  // What still counts in the books does not go without its value, as an earlier version would let it.
  const bos = await office.person("Super Admin");
  const nganggur = await assetBaru(bos, "2026-05-01", "Dongkrak");
  await bos.call(listAsset.updateKondisiAsset, {
    idAsset: nganggur.idAsset,
    statusAsset: "tidak",
    keterangan: "Rusak",
  });
  const id = await ajukanLepas(bos, nganggur.idAsset, { alasan: "rusak" });
  await expect(sql`
    update pelepasan_asset set status_pengajuan = 'Disetujui', id_user_approve = ${bos.idUser}, tgl_approve = tgl_pengajuan,
      nilai_buku = 0 where id_pelepasan_asset = ${id}`).rejects.toThrow(/masih mempunyai nilai di buku/);
});
