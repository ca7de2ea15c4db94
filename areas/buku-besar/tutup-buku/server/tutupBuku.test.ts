import { beforeAll, expect, test } from "vitest";
import { pengajuan } from "#areas/keuangan/pengajuan/contract.ts";
import { bukti, setujui, submitPengajuan } from "#areas/keuangan/pengajuan/server/pengajuan.testing.ts";
import { dashboard } from "#areas/laporan/dashboard/contract.ts";
import { labaRugi } from "#areas/laporan/laba-rugi/contract.ts";
import { neraca } from "#areas/laporan/neraca/contract.ts";
import { pagi, setahun } from "#areas/laporan/server/setahun.testing.ts";
import { riwayat } from "#areas/sistem/riwayat/contract.ts";
import { rekeningBernama } from "#books/fixtures.ts";
import { allFindings, penyusup } from "#books/periksa/periksa.testing.ts";
import { openOffice, type Person } from "#test/support/office.ts";
import { jurnalUmum } from "../../jurnal-umum/contract.ts";
import { laporanBuku } from "../../laporan-buku/contract.ts";
import { tutupBuku } from "../contract.ts";

const office = openOffice();
const diam = penyusup(office);
let boss: Person;
let manajer: Person;
let isi: Awaited<ReturnType<typeof setahun>>;
beforeAll(async () => {
  boss = await office.person("Super Admin", { nama: "Ratna" });
  manajer = await office.person("Management", { nama: "Budi" });
  isi = await setahun(office, boss);
});

const lihat = async (person = boss) => (await person.call(tutupBuku.getTutupBuku, {})).data;
const bulan = async (nama: string) => (await lihat()).bulan.find((row) => row.bulan === nama);
const DITUTUP =
  "Bulan Maret 2026 sudah ditutup oleh Budi. Pakai tanggal mulai 1 April 2026, atau minta bulan itu dibuka kembali di Buku Besar > Tutup Buku";

test("a month is closed when it is over and nothing waits, with its figures in sight; then nothing is dated into it", async () => {
  const staf = await office.person("Admin", { menu: ["Buku Besar", "Pengajuan"] });
  expect((await staf.send(tutupBuku.closeBulan, { bulan: "2026-03" })).status).toBe(401);
  expect((await lihat(staf)).bulan.map((row) => [row.bulan, row.keadaan, row.aksi.tutup.boleh])).toEqual([
    ["2026-06", "Berjalan", false],
    ["2026-05", "Terbuka", false],
    ["2026-04", "Terbuka", false],
    ["2026-03", "Terbuka", false],
    ["2026-02", "Terbuka", false],
    ["2026-01", "Terbuka", false],
    // The assets were bought in these months.
    ["2025-12", "Terbuka", false],
    ["2025-11", "Terbuka", false],
    ["2025-10", "Terbuka", false],
  ]);
  expect((await boss.refused(tutupBuku.closeBulan, { bulan: "2026-06" })).message).toBe(
    "Bulan Juni 2026 belum berakhir, tutup setelah akhir bulan",
  );
  const kas = await rekeningBernama(office, "Kas Kecil");
  const menunggu = await submitPengajuan(staf, isi.listrik, { tipe: "keluar", asal: kas, nominal: 90_000 });
  // Before the first month of the books too: the first closing closes that day as well.
  await office.sql`update pengajuan set tgl_pengajuan = '2025-12-30' where id_pengajuan = ${menunggu}`;
  const { data: periksa } = await manajer.call(tutupBuku.getPeriksaTutup, { bulan: "2026-03" });
  expect(periksa.periksa.filter(({ jumlah }) => jumlah > 0)).toMatchObject([
    { jenis: "pengajuan", jumlah: 1, menghalangi: true, daftar: [{ kunci: menunggu }] },
    { jenis: "belumDipetakan", jumlah: 1, menghalangi: false, daftar: [{ nama: "Modal" }] },
    { jenis: "neraca", menghalangi: false },
  ]);
  expect((await manajer.refused(tutupBuku.closeBulan, { bulan: "2026-03" })).message).toBe(
    "Masih menunggu keputusan: 1 pengajuan. Setujui atau tolak dahulu, lalu tutup bulannya",
  );
  await boss.call(pengajuan.approvePengajuan, {
    idPengajuan: menunggu,
    statusPengajuan: "Ditolak",
    note: "x",
    dokumen: [],
  });

  // The figures shown before, and kept, are those of the reports.
  const { data: maret } = await boss.call(neraca.getNeracaByTanggal, { tahun: 2026, bulan: 3, tanggal: 31 });
  const { data: laba } = await boss.call(labaRugi.getLabaRugi, { tahun: 2026, bulan: 3 });
  const { data: akrual } = await boss.call(laporanBuku.getLabaRugiAkrual, { dari: "2026-03-01", sampai: "2026-03-31" });
  const hasil = akrual.tabel[0]?.baris.find(({ jenis }) => jenis === "hasil")?.nilai[0];
  expect(periksa.angka.map((row) => row.bulan)).toEqual([
    "2026-03",
    "2026-02",
    "2026-01",
    "2025-12",
    "2025-11",
    "2025-10",
  ]);
  expect(periksa.angka[0]).toEqual({
    bulan: "2026-03",
    laba: laba.at(-1)?.laba,
    labaAkrual: hasil,
    totalAset: maret.totalAset,
  });
  expect((await manajer.call(tutupBuku.closeBulan, { bulan: "2026-03" })).message).toBe(
    "Buku ditutup sampai dengan Maret 2026 (6 bulan)",
  );
  const angka = await office.sql<{ kunci: string; nominal: number }[]>`
    select laporan || ' ' || kunci as kunci, nominal from tutup_buku_angka where bulan = '2026-03-01'`;
  const disimpan = (kunci: string) => angka.find((row) => row.kunci === kunci)?.nominal;
  expect([disimpan("Neraca selisih"), disimpan("Neraca laba tahun"), disimpan("Neraca hutang") ?? 0]).toEqual([
    maret.selisih,
    maret.labaTahunBerjalan,
    maret.hutangUsaha,
  ]);
  expect(await bulan("2026-03")).toMatchObject({ keadaan: "Ditutup", oleh: "Budi", dibukaKembali: false });
  expect(await bulan("2026-04")).toMatchObject({ keadaan: "Terbuka", oleh: null });
  expect((await manajer.refused(tutupBuku.closeBulan, { bulan: "2026-02" })).message).toBe(
    "Bulan Februari 2026 sudah ditutup",
  );
  expect((await staf.call(tutupBuku.getTutupSampai, {})).data.sampai).toBe("2026-03-31");

  const ditolak = await staf.refused(pengajuan.addPengajuan, {
    idKebutuhan: isi.listrik,
    tipePengajuan: "keluar",
    idRekeningAsal: kas,
    idRekeningTujuan: "-",
    nominalPengajuan: 90_000,
    deskripsiPengajuan: "lupa",
    tglPengajuan: "2026-03-30",
    dokumen: [await bukti()],
  });
  expect(ditolak).toMatchObject({ message: DITUTUP, errors: [{ field: "tglPengajuan", message: DITUTUP }] });
  const diketik = { piutangUsaha: 0, piutangKaryawan: 0, pembangunan: 0, assetLainLain: 0, labaDitahan: 0, deviden: 0 };
  expect(await manajer.refused(neraca.inputDataNeracaManual, { idNeraca: 20260330, ...diketik })).toMatchObject({
    status: 409,
    errors: [{ field: "idNeraca", message: DITUTUP }],
  });
  const { data: jejak } = await staf.call(riwayat.getRiwayat, { jenis: "tutupBuku", id: "2026-02" });
  expect(jejak).toMatchObject([{ nama: "Budi", perubahan: [{ label: "Keadaan", sesudah: "Ditutup" }] }]);
});

test("the database itself refuses what the calls do not ask, and keeps what happened", async () => {
  const { sql } = office;
  const kini = new Date();
  await expect(sql`insert into jurnal (tanggal, waktu, peristiwa, dokumen, keterangan)
    values ('2026-03-31', ${kini}, 'uji', 'UJI', '')`).rejects.toThrow(DITUTUP);
  await expect(sql`insert into jurnal_baris (id_jurnal, urutan, tanggal, id_akun, debit, kredit)
    select id_jurnal, 98 + s, tanggal, a.id_akun, case s when 1 then 5 else 0 end, case s when 2 then 5 else 0 end
    from (select * from jurnal where tanggal = '2026-03-31' limit 1) j cross join (values (1), (2)) s(s)
    cross join (select id_akun from akun where bawaan = 'modal') a`).rejects.toThrow(DITUTUP);
  await expect(sql`update so set tgl_order = tgl_order + 30 where tgl_order < '2026-02-01'`).rejects.toThrow(
    /Januari 2026/,
  );
  await expect(sql`update so set tgl_order = '2026-02-01' where tgl_order > '2026-05-01'`).rejects.toThrow(
    /Februari 2026/,
  );
  await expect(sql`update tutup_buku set sampai = null`).rejects.toThrow(/lewat peristiwanya/);
  await expect(sql`delete from tutup_buku_peristiwa`).rejects.toThrow(/hanya boleh ditambah/);
  await expect(sql`update tutup_buku_angka set nominal = 1`).rejects.toThrow(/hanya boleh ditambah/);
});

/** Days that no report reads, and why. Those of every other table and column are guarded. */
const TANPA_PENJAGA: Readonly<Record<string, string>> = {
  "asset_perhatian.tanggal": "when somebody did what is to be looked at",
  "dasar_neraca.mulai": "guards its closed months itself (dasar_neraca_dijaga)",
  "bukti_potong.tgl_bukti": "of the tax office; no report reads it",
  "kunci_api.berlaku_sampai": "until when a program may call",
  "faktur.tgl_nomor": "of the tax office; no report reads it",
  "faktur_masukan.masa_kredit":
    "the month of the return to the tax office; what is credited is booked on a guarded day",
  "faktur_masukan.tanggal": "what the seller's paper says",
  "faktur_masukan_buku.masa": "the month of the return to the tax office; it is booked on its tanggal",
  "potong_pemasok.tanggal": "the day of its payment, which is guarded",
  "potong_pemasok.tgl_bukti": "of the tax office; no report reads it",
  "resep.mulai": "what is finished keeps the version of its day; a production is of a guarded day",
  "jejak_keamanan.tanggal": "the trail of who signed in",
  "jurnal_harian.tanggal": "follows jurnal_baris",
  "jurnal_keadaan.susut_sampai": "how far the wear is booked",
  "jurnal_keadaan.turunan_mulai": "how far an upgrade is",
  "jurnal_umum.ulang_sampai": "until when an entry repeats",
  "jurnal_umum_jadwal.tanggal": "a plan after the day of its entry; the journal guards what is booked",
  "karyawan.awal_bekerja": "of a person",
  "karyawan.tanggal_lahir": "of a person",
  "karyawan.tgl_resign": "of a person",
  "laba_harian.tanggal": "follows kas",
  "laba_pesanan.bulan": "follows jurnal_baris",
  "laba_ringkas.mulai": "follows jurnal_baris",
  "order_lama.tanggal": "what the old program said; the order has a day of its own",
  "impor.tanggal": "when a file was read in; what came of it has days of its own",
  "marketplace_cair.tanggal": "when a marketplace paid out, beside the books; its invoice has a day of its own",
  "pembebanan.bulan": "the month whose costs are cleared; its entry has a day of its own, which is guarded",
  "orderan.tgl_awal_pengerjaan": "production",
  "orderan.tgl_deadline": "production",
  "orderan.tgl_order": "follows so",
  "orderan.tgl_selesai": "production",
  pelanggan_catatan: "what was said",
  daftar_harga: "what customers pay from a day on: orders keep their prices",
  daftar_harga_baris: "what customers pay from a day on: orders keep their prices",
  penawaran: "what was offered: nothing is booked of it",
  penawaran_revisi: "what was offered: nothing is booked of it",
  pengingat: "reminders that were sent",
  pemasok_catatan: "what was said",
  "pajak_kode.mulai": "which codes Coretax takes",
  "pajak_kode.sampai": "which codes Coretax takes",
  "pph_final_setor.bulan": "the month that was paid; its money is booked by its request",
  "pph_final_setor.tgl_setor": "of the tax office; no report reads it",
  "pajak_ketentuan.sejak": "orders keep the terms that they were made on",
  "pajak_perusahaan.pkp_sejak": "orders keep the terms that they were made on",
  "piutang_awal.jatuh_tempo": "when a debt of the old program is due: ages are of the day that asks",
  "piutang_awal.tanggal": "what the old program's paper says; it is booked on tgl_buku",
  "piutang_awal.tgl_batal": "its entry of the journal has this day, and that is guarded",
  "piutang_terbuka.jatuh_tempo": "follows piutang_awal",
  "saldo_awal.tanggal": "what is booked on it has a guarded day of its own",
  "piutang_terbuka.tanggal": "follows jurnal_piutang and invoice",
  "pengajuan.tgl_putusan": "when it was decided; it counts from tgl_approve on, the day of its money",
  "po.tgl_deadline": "a plan",
  tagihan: "what the supplier's paper says; its figures stand in tagihan_buku",
  "uang_muka_beli.tanggal": "follows kas",
  produk_pemasok: "follows po",
  "po.tgl_selesai": "follows po_riwayat",
  "so.selesai_garansi": "a plan",
  keluhan: "what customers complain about; what it cost is of the day of its row of stok",
  kunjungan: "the same",
  perawatan: "when a machine is to be maintained, which no report has a figure of",
  perawatan_pengingat: "the same",
  "servis_aturan.mulai": "a choice for what leaves from that day on",
  "so_harian.tgl_order": "follows so",
  "stok_harian.tanggal": "follows stok",
  "terjual_bulanan.bulan": "follows orderan",
  "asset.tgl_asset_masuk": "an asset counts from its tgl_buku on",
  "asset.tgl_buku": "set by the database, in an open month (asset_dibukukan)",
  "akun_peta.mulai": "a choice by month, which holds from the first open one on",
  "kategori_asset.mulai": "the same",
  "komponen_laba.mulai": "the same",
  "rekening_peta.mulai": "the same",
  "nama_dulu.sampai": "a name by month, which holds from the first open one on",
  "rekonsiliasi.sampai": "until when book and bank agree; it moves nothing",
  "rekening_koran.tanggal": "what the bank said; no report reads it",
  "koreksi_penjualan.tanggal": "what was cancelled later, on both its days",
  "surat_jalan_seri.kembali": "of a unit's number",
  "surat_jalan.tgl_keluar": "follows stok",
  "jurnal_umum.tgl_approve": "its entry stands on its own day",
};

test("every day that the database knows is guarded, or no report reads it", async () => {
  const kolom = await office.sql<{ nama: string; tabel: string }[]>`
    select c.table_name || '.' || c.column_name as nama, c.table_name as tabel
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'date' and c.table_name not like 'tutup_buku%'
    order by 1`;
  const triggers = await office.sql<{ tabel: string; kata: string }[]>`
    select tgrelid::regclass::text as tabel, pg_get_triggerdef(oid) as kata from pg_trigger
    where tgname like '%tertutup%' and not tgisinternal`;
  const dijaga = ({ nama, tabel }: { nama: string; tabel: string }) => {
    const kata = (nama.split(".")[1] ?? "").replace(/^tgl_/, "");
    return triggers.some(
      (row) => row.tabel === tabel && (row.kata.includes(kata) || row.kata.includes("jurnal_baris")),
    );
  };
  const tanpa = kolom.filter((satu) => !dijaga(satu)).map(({ nama }) => nama);
  expect(tanpa.filter((nama) => !(nama in TANPA_PENJAGA) && !((nama.split(".")[0] ?? "") in TANPA_PENJAGA))).toEqual(
    [],
  );
});

test("the books check finds a figure of a closed month that is not the one it was closed with", async () => {
  await diam(`update neraca_manual set deviden = deviden; insert into neraca_manual (tanggal, waktu, id_user, nama_user,
    piutang_usaha, piutang_karyawan, pembangunan, asset_lain_lain, laba_ditahan, deviden)
    values ('2026-03-15', now(), 1, 'x', 7, 0, 0, 0, 0, 0)`);
  expect((await allFindings(office)).sort()).toEqual([
    "Maret 2026, Neraca: Piutang Usaha: ketika ditutup 0, sekarang 7",
    expect.stringMatching(/^Maret 2026, Neraca: Selisih: ketika ditutup -?\d+, sekarang -?\d+$/),
    expect.stringMatching(/^Maret 2026, Neraca: Total Aset: ketika ditutup \d+, sekarang \d+$/),
  ]);
  await diam(`delete from neraca_manual where piutang_usaha = 7`);
  expect(await allFindings(office)).toEqual([]);
});

test("a month is opened again by two people, with those after it; what changed since stands against the closed figures", async () => {
  await boss.call(tutupBuku.closeBulan, { bulan: "2026-04" });
  const minta = (person: Person, alasan = "Gaji Maret tertinggal") =>
    person.call(tutupBuku.requestBukaBulan, { bulan: "2026-03", alasan });
  expect((await manajer.refused(tutupBuku.requestBukaBulan, { bulan: "2026-03", alasan: " " })).errors).toMatchObject([
    { field: "alasan" },
  ]);
  expect((await boss.refused(tutupBuku.requestBukaBulan, { bulan: "2026-05", alasan: "x" })).message).toBe(
    "Bulan Mei 2026 tidak ditutup",
  );
  const { idPermintaan } = (await minta(manajer)).data;
  expect((await boss.refused(tutupBuku.requestBukaBulan, { bulan: "2026-04", alasan: "x" })).message).toBe(
    "Sudah ada permintaan yang menunggu keputusan",
  );
  expect((await lihat(manajer)).permintaan).toMatchObject([
    {
      idPermintaan,
      oleh: "Budi",
      alasan: "Gaji Maret tertinggal",
      aksi: { setujui: { boleh: false }, tolak: { boleh: true } },
    },
  ]);
  const tugas = async (person: Person) =>
    (await person.call(dashboard.getTugasSaya, {})).data.find(({ jenis }) => jenis === "bukaBulan");
  expect(await tugas(manajer)).toBeUndefined();
  expect(await tugas(boss)).toMatchObject({ jumlah: 1, daftar: [{ id: "Maret 2026" }] });
  const setuju = { idPermintaan, status: "Disetujui" as const };
  expect((await manajer.refused(tutupBuku.approveBukaBulan, setuju)).message).toBe(
    "Dibuka oleh orang kedua, bukan oleh yang meminta",
  );
  const sendiri = office.sql`insert into tutup_buku_peristiwa (jenis, bulan, sampai, waktu, id_user, nama_user, id_permintaan)
    select 'buka', bulan, bulan - 1, waktu, id_user, nama_user, id_tutup_buku from tutup_buku_peristiwa where jenis = 'minta'`;
  await expect(sendiri).rejects.toThrow(/orang lain/);
  const ketiga = await office.person("Management", { nama: "Sari" });
  const jawab = await Promise.all([
    boss.send(tutupBuku.approveBukaBulan, setuju),
    ketiga.send(tutupBuku.approveBukaBulan, setuju),
  ]);
  expect(jawab.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await lihat()).bulan.map((row) => [row.bulan, row.keadaan, row.dibukaKembali])).toEqual([
    ["2026-06", "Berjalan", false],
    ["2026-05", "Terbuka", false],
    ["2026-04", "Terbuka", true],
    ["2026-03", "Terbuka", true],
    ["2026-02", "Ditutup", false],
    ["2026-01", "Ditutup", false],
    ["2025-12", "Ditutup", false],
    ["2025-11", "Ditutup", false],
    ["2025-10", "Ditutup", false],
  ]);
  const berubah = async (bulan: string) => (await boss.call(tutupBuku.getPerubahanTutup, { bulan })).data;
  expect(await berubah("2026-03")).toEqual([]);
  const sampai = async () => office.sql`select susut_sampai::text from jurnal_keadaan`;
  const disusutkan = await sampai();
  const { status, message } = await boss.refused(tutupBuku.getPerubahanTutup, { bulan: "2099-12" });
  expect([status, message]).toEqual([409, "Bulan Desember 2099 belum pernah ditutup"]);
  expect(await sampai()).toEqual(disusutkan);

  const baris = ["Aset Lain-lain", "Modal"].map(async (nama, at) => {
    const [akun] = await office.sql<{ id: number }[]>`select id_akun as id from akun where nama = ${nama}`;
    return { idAkun: akun?.id ?? 0, debit: at === 0 ? 500_000 : 0, kredit: at === 1 ? 500_000 : 0 };
  });
  const isian = {
    tanggal: "2026-03-20",
    keterangan: "Perlengkapan",
    baris: await Promise.all(baris),
    dokumen: [await bukti()],
  };
  const { idJurnalUmum } = (await boss.call(jurnalUmum.addJurnalUmum, isian)).data;
  await manajer.call(jurnalUmum.approveJurnalUmum, { idJurnalUmum, status: "Disetujui" });
  expect(await berubah("2026-03")).toContainEqual({
    bulan: "2026-03",
    laporan: "Neraca Buku Besar",
    nama: "1-7002 Aset Lain-lain",
    ditutup: 0,
    sekarang: 500_000,
  });
  // Closed anew, the month keeps what it says now.
  await manajer.call(tutupBuku.closeBulan, { bulan: "2026-04" });
  expect(await berubah("2026-03")).toEqual([]);
  expect((await lihat()).peristiwa.map(({ jenis, bulan, oleh }) => [jenis, bulan, oleh]).slice(0, 3)).toEqual([
    ["tutup", "2026-04", "Budi"],
    ["buka", "2026-03", jawab[0]?.status === 200 ? "Ratna" : "Sari"],
    ["minta", "2026-03", "Budi"],
  ]);
  const lagi = (await minta(boss, "coba")).data;
  await boss.call(tutupBuku.approveBukaBulan, {
    idPermintaan: lagi.idPermintaan,
    status: "Ditolak",
    note: "tidak jadi",
  });
  expect(await bulan("2026-03")).toMatchObject({ keadaan: "Ditutup" });
  await pagi(office, "2026-06-16");
  await setujui(
    boss,
    await submitPengajuan(boss, isi.listrik, {
      tipe: "keluar",
      asal: await rekeningBernama(office, "Kas Kecil"),
      nominal: 1000,
    }),
  );
});
