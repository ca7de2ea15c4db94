import type { Tanggal } from "#kernel/types.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Deed } from "#platform/http/context.ts";
import { jurnalUmum, linesOf, writeJurnal } from "../jurnal/jurnal.ts";
import { depreciateWithin } from "../jurnal/susut.ts";
import { barisBalik, lastBooked } from "../jurnal/ulang.ts";
import { receiveMoney } from "../kas/kas.ts";
import { chooseDasar, dasarPada } from "../neraca/dasar.ts";
import {
  angkaUtama,
  bulanPertama,
  closedUntil,
  closeMonths,
  perubahanBulan,
  refuseReopening,
  reopenMonth,
  requestReopening,
} from "../tutup/tutup.ts";
import { disiapkan } from "./baru.testing.ts";
import { hari, rp, type Tindakan } from "./tertulis.testing.ts";

type Umum = {
  id: string;
  tanggal: string;
  ulangan?: string;
  jadwal?: readonly string[];
  membalik?: string;
  status?: string;
};

/** A typed entry of two lines, with its schedule: repeated as it is, or reversed. */
const umumBaru = disiapkan(
  async (
    { tx, now, today },
    { id: nomor, tanggal, ulangan = "Sekali", jadwal = [], membalik, status = "Disetujui" }: Umum,
  ) => {
    const sampai =
      ulangan === "Berulang" ? { ulang_sampai: jadwal.at(-1) ?? null, jumlah: 900 * (jadwal.length + 1) } : {};
    await tx`
    insert into jurnal_umum ${tx({
      ...{
        id_jurnal_umum: nomor,
        tanggal,
        keterangan: `Uji ${nomor}`,
        nominal: 900,
        status: "Menunggu",
        dibuat: now,
        id_user: 1,
      },
      ...{ ulangan, membalik: membalik ?? null, ...sampai },
    })}`;
    await tx`
    insert into jurnal_umum_baris (id_jurnal_umum, urutan, id_akun, debit, kredit)
    values (${nomor}, 1, 6, 900, 0), (${nomor}, 2, 10, 0, 500), (${nomor}, 3, 9, 0, 400)`;
    const arah = ulangan === "Balik otomatis";
    for (const [at, pada] of jadwal.entries())
      await tx`
      insert into jurnal_umum_jadwal (id_jurnal_umum, ke, urutan, tanggal, debit, kredit)
      select ${nomor}, ${at + 2}, urutan, ${pada}, case when ${arah} then kredit else debit end, case when ${arah} then debit else kredit end
      from jurnal_umum_baris where id_jurnal_umum = ${nomor}`;
    if (status === "Disetujui")
      await tx`update jurnal_umum set status = 'Disetujui', tgl_approve = ${today}, id_user_approve = 1 where id_jurnal_umum = ${nomor}`;
  },
);

const balik = (rows: readonly object[]) => rows.map((row) => Object.values(row).join(" "));
const terbuku = async (tx: Tx, nomor: string) => [balik(await barisBalik(tx, nomor)), await lastBooked(tx, nomor)];

const JURNAL: Record<string, Tindakan> = {
  "an entry that is repeated, until today and beyond": async (deed) => {
    await umumBaru(deed, {
      id: "JU-U-1",
      tanggal: "2026-05-01",
      ulangan: "Berulang",
      jadwal: ["2026-06-01", "2026-07-02", "2026-07-03"],
    });
    await jurnalUmum(deed.tx, "JU-U-1", deed.now);
    const jawab = await terbuku(deed.tx, "JU-U-1");
    await depreciateWithin(deed.tx, hari("2026-07-03"), deed.now);
    return [...jawab, ...(await terbuku(deed.tx, "JU-U-1"))];
  },
  "an entry that is reversed by itself": async (deed) => {
    await umumBaru(deed, { id: "JU-U-1", tanggal: "2026-06-30", ulangan: "Balik otomatis", jadwal: ["2026-07-01"] });
    await jurnalUmum(deed.tx, "JU-U-1", deed.now);
    return terbuku(deed.tx, "JU-U-1");
  },
  "its reversal ends what follows it": async (deed) => {
    await umumBaru(deed, {
      id: "JU-U-1",
      tanggal: "2026-05-01",
      ulangan: "Berulang",
      jadwal: ["2026-07-03", "2026-08-03"],
    });
    await umumBaru(deed, { id: "JU-U-2", tanggal: "2026-07-02", membalik: "JU-U-1" });
    await umumBaru(deed, { id: "JU-U-3", tanggal: "2026-05-01", ulangan: "Berulang", jadwal: ["2026-07-03"] });
    await umumBaru(deed, { id: "JU-U-4", tanggal: "2026-07-02", membalik: "JU-U-3", status: "Menunggu" });
    await umumBaru(deed, {
      id: "JU-U-5",
      tanggal: "2026-05-01",
      ulangan: "Berulang",
      jadwal: ["2026-07-03"],
      status: "Menunggu",
    });
    await umumBaru(deed, {
      id: "JU-U-6",
      tanggal: "2026-05-01",
      ulangan: "Berulang",
      jadwal: ["2026-07-02", "2026-07-03"],
    });
    await umumBaru(deed, { id: "JU-U-7", tanggal: "2026-07-02", membalik: "JU-U-6" });
    await disiapkan(async () => void (await deed.tx`update jurnal_keadaan set susut_sampai = '2026-07-01'`))(deed);
    await depreciateWithin(deed.tx, hari("2026-07-04"), deed.now);
    return [await terbuku(deed.tx, "JU-2607-00001"), await lastBooked(deed.tx, "JU-U-1")];
  },
  "lines of one moment become one entry": async ({ tx, now }) => {
    const baris = tx`
      select ${now}::timestamptz, d::date, p, 'D-1', k, a, s, n from (values
        ('2026-06-30', 'uji', 'Beta', 6, null, 10), ('2026-06-30', 'uji', 'Alfa', 6, null, 5), ('2026-06-30', 'uji', 'Beta', 10, null, -15),
        ('2026-06-30', 'uji', 'Beta', 7, 'X', 3), ('2026-06-30', 'uji', 'Beta', 7, 'Y', -3),
        ('2026-06-30', 'uji', 'Aaa', 9, null, 8), ('2026-06-30', 'uji', 'Zeta', 9, null, -8), ('2026-06-30', 'uji', 'Aa', 12, null, 0),
        ('2026-07-01', 'uji', 'Gama', 6, null, -1), ('2026-07-01', 'uji', 'Gama', 10, null, 1),
        ('2026-06-30', 'lain', 'Delta', 6, null, -2), ('2026-06-30', 'lain', 'Delta', 5, null, -2), ('2026-06-30', 'lain', 'Delta', 4, null, 4))
      x(d, p, k, a, s, n)`;
    return [await writeJurnal(tx, baris), balik(await linesOf(tx, baris))];
  },
};

const BULAN = ["2025-10-01", "2025-11-01", "2025-12-01", "2026-01-01", "2026-02-01", "2026-03-01"] as Tanggal[];
const uang = {
  kebutuhan: "penjualan",
  idRekening: 4 as never,
  nominal: rp(77),
  deskripsi: "Uji",
  asal: {},
  bukti: [],
} as const;
/** Another person than the one who asks. */
const lain = (deed: Deed): Deed => ({ ...deed, user: { ...deed.user, idUser: 2 as never, nama: "Rina" } });
const tutupBulan = async (deed: Deed) => {
  await deed.tx`update jurnal_keadaan set susut_sampai = '2026-03-30'`;
  await closeMonths(deed, hari("2026-03-01"), BULAN);
};

const TUTUP: Record<string, Tindakan> = {
  "months are closed": async (deed) => {
    const jawab: unknown[] = [await bulanPertama(deed.tx), await closedUntil(deed.tx)];
    await tutupBulan(deed);
    jawab.push(
      await closedUntil(deed.tx),
      balik(await angkaUtama(deed.tx, [hari("2026-02-01"), hari("2026-03-01")])).sort(),
    );
    jawab.push(
      await deed.tx`select bulan, count(*)::int as angka, sum(nominal) as jumlah from tutup_buku_angka group by 1 order by 1`,
    );
    return [...jawab, await perubahanBulan(deed.tx, hari("2026-03-01"))];
  },
  "a month is opened, changed, and closed again": async (deed) => {
    await tutupBulan(deed);
    const minta = await requestReopening(deed, { bulan: hari("2026-03-01"), alasan: "Salah" });
    await refuseReopening(deed, { bulan: hari("2026-03-01"), alasan: "Tidak", idPermintaan: minta });
    const lagi = await requestReopening(deed, { bulan: hari("2026-02-01"), alasan: "Salah" });
    await reopenMonth(lain(deed), { bulan: hari("2026-02-01"), idPermintaan: lagi });
    const jawab: unknown[] = [await closedUntil(deed.tx)];
    await receiveMoney(deed, { ...uang, tanggal: hari("2026-03-31") });
    jawab.push(
      balik(await perubahanBulan(deed.tx, hari("2026-03-01"))),
      balik(await perubahanBulan(deed.tx, hari("2026-02-01"))),
    );
    await closeMonths(deed, hari("2026-03-01"), [hari("2026-02-01"), hari("2026-03-01")]);
    jawab.push(await perubahanBulan(deed.tx, hari("2026-03-01")), await closedUntil(deed.tx));
    jawab.push(
      await deed.tx`
      select jenis, bulan, sampai, alasan, id_permintaan is not null as diminta, nama_user from tutup_buku_peristiwa order by id_tutup_buku`,
    );
    return jawab;
  },
  "the first month is opened": async (deed) => {
    await tutupBulan(deed);
    const minta = await requestReopening(deed, { bulan: BULAN[0] ?? hari(""), alasan: "Salah" });
    await reopenMonth(lain(deed), { bulan: BULAN[0] ?? hari(""), idPermintaan: minta });
    return closedUntil(deed.tx);
  },
  "the basis of Neraca where nothing was typed": async (deed) => {
    await chooseDasar(deed.tx, "Buku Besar");
    return deed.tx`select mulai, dasar, isian_setelah from dasar_neraca order by 1`;
  },
  "the basis of Neraca": async (deed) => {
    await deed.tx`insert into dasar_neraca (mulai, dasar, isian_setelah) values ('2026-04-01', 'Buku Besar', 0), ('2026-05-01', 'Kas dan isian', 0)`;
    const days = ["2026-03-31", "2026-04-01", "2026-04-30", "2026-05-01"] as Tanggal[];
    const jawab = [await dasarPada(deed.tx, days)];
    await tutupBulan(deed);
    await deed.tx`
      insert into neraca_manual (tanggal, waktu, id_user, nama_user, piutang_usaha, piutang_karyawan, pembangunan, asset_lain_lain,
        laba_ditahan, deviden, mengikuti) values ('2026-05-31', ${deed.now}, 1, 'Uji', 1, 2, 3, 4, 5, 6, '{}')`;
    await chooseDasar(deed.tx, "Buku Besar");
    jawab.push(
      await deed.tx`
      select mulai, dasar, isian_setelah = (select max(id_neraca_manual) from neraca_manual) as semua from dasar_neraca order by 1`,
    );
    await chooseDasar(deed.tx, "Kas dan isian");
    return [...jawab, await dasarPada(deed.tx, days)];
  },
};

export const BUKU = { bukuJurnal: JURNAL, bukuTutup: TUTUP };
