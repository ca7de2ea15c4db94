import { depreciate, depreciateWithin } from "#books/jurnal/susut.ts";
import { bookDue, dasarPada } from "#books/neraca/dasar.ts";
import { posisiPada } from "#books/neraca/posisi.ts";
import { closedUntil } from "#books/tutup/tutup.ts";
import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { refuseTertutup } from "#company/tutupBuku.ts";
import { isTanggal } from "#kernel/fields.ts";
import { tanggal as tertulis } from "#kernel/format.ts";
import { valuesOf } from "#kernel/record.ts";
import type { Rupiah, Tanggal } from "#kernel/types.ts";
import type { Deed, Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { found, invalidField } from "#platform/http/refusal.ts";
import {
  idNeracaOf,
  isianNeraca,
  type Neraca,
  neraca,
  type PerbandinganDasar,
  POS_MANUAL,
  type PosManual,
} from "../contract.ts";
import { barisNeraca } from "../tata-letak.ts";
import { hariNeraca } from "./compose.ts";
import { hariYangSudahTiba, neracaPada } from "./load.ts";
import { bagianSelisih, saldoSelainBuku } from "./selisih.ts";
import { entriManual, insertEntry, lockEntri } from "./sql.ts";
import { neracaXlsx } from "./xlsx.ts";

export const neracaCalls: Handlers<typeof neraca> = implement(neraca, {
  getNeraca: {
    async read({ db, today, now }, { tglToday }) {
      const sampai = hariYangSudahTiba("tglToday", tglToday ?? today, today);
      await bookDue(db, sampai, now);
      return { data: await neracaPada(db, hariNeraca(sampai)) };
    },
  },
  getNeracaByTanggal: {
    async read({ db, today, now }, { bulan, tahun, tanggal }) {
      const hari = hariYangSudahTiba("tanggal", hariDari(tahun, bulan, tanggal), today);
      await bookDue(db, hari, now);
      const [entri] = await neracaPada(db, [hari]);
      return { data: found(entri, "Neraca") };
    },
  },
  getSelisihNeraca: {
    async read({ db, today, now }, { tglToday }) {
      const hari = hariYangSudahTiba("tglToday", tglToday ?? today, today);
      await depreciate(db, hari, now);
      const [[entri], akun] = await Promise.all([neracaPada(db, [hari]), saldoSelainBuku(db, hari)]);
      const neraca = found(entri, "Neraca");
      return { data: { tglNeraca: hari, selisih: neraca.selisih, bagian: bagianSelisih(neraca, akun) } };
    },
  },
  getPerbandinganDasar: {
    async read({ db, today, now }) {
      await depreciate(db, today, now);
      const [[kas], [buku], sampai] = await Promise.all([
        neracaPada(db, [today], "Kas dan isian"),
        neracaPada(db, [today], "Buku Besar"),
        closedUntil(db),
      ]);
      return { data: perbandingan(found(kas, "Neraca"), found(buku, "Neraca"), sampai) };
    },
  },
  inputDataNeracaManual: {
    async write(deed, { idNeraca: hari, versi, ...isi }) {
      hariYangSudahTiba("idNeraca", hari, deed.today);
      await refuseTertutup(deed, "idNeraca", hari);
      await lockEntri(deed.tx);
      const [lama] = await entriManual(deed.tx, [hari]);
      const id = idNeracaOf(hari);
      // The entered figures may be those of an earlier day: then the history of that day names who entered them.
      const dari = lama ? idNeracaOf(lama.tanggal) : id;
      await assertVersion(deed.tx, { jenis: "neraca", id: dari, stored: lama?.idNeracaManual ?? 0, seen: versi });
      const mengikuti = await yangMengikuti(deed, hari, isi);
      await insertEntry(deed, hari, { ...isi, mengikuti });
      const sebelum = lama ? valuesOf(isianNeraca, lama) : null;
      await audit(deed, { jenis: "neraca", id, sebelum, sesudah: isi });
      return { message: "Data neraca berhasil disimpan" };
    },
  },
  exportNeraca: {
    async sheet({ db, today, now }, { tglToday }) {
      const sampai = hariYangSudahTiba("tglToday", tglToday ?? today, today);
      await bookDue(db, sampai, now);
      const kolom = await neracaPada(db, hariNeraca(sampai));
      return { name: `Export Neraca-${tertulis(sampai)}.xlsx`, content: neracaXlsx(kolom) };
    },
  },
});

/** With Buku Besar a figure that is entered as Buku Besar has it is not typed: it goes on following. */
async function yangMengikuti({ tx, now }: Deed, hari: Tanggal, isi: Record<PosManual, Rupiah>): Promise<PosManual[]> {
  const [dasar] = await dasarPada(tx, [hari]);
  if (dasar?.dasar !== "Buku Besar") return [];
  await depreciateWithin(tx, hari, now);
  const [posisi] = await posisiPada(tx, [hari]);
  return POS_MANUAL.filter((pos) => isi[pos] === posisi?.[pos]);
}

function perbandingan(kas: Neraca, buku: Neraca, tutupSampai: Tanggal | null): PerbandinganDasar {
  const baris = barisNeraca([kas, buku]).filter(({ jenis }) => jenis !== "judul");
  const satu = baris.map(({ kunci, nama, nilai: [a = 0, b = 0] }) => ({
    ...{ kunci, nama },
    ...{ kasDanIsian: a as Rupiah, bukuBesar: b as Rupiah },
  }));
  return { tglNeraca: kas.tglNeraca, berlakuSejak: tutupSampai && sehariSetelah(tutupSampai), baris: satu };
}

const sehariSetelah = (hari: Tanggal) => new Date(Date.parse(hari) + 86_400_000).toISOString().slice(0, 10) as Tanggal;

function hariDari(tahun: number, bulan: number, tanggal: number): Tanggal {
  const hari = [tahun, bulan, tanggal].map((n) => String(n).padStart(2, "0")).join("-");
  if (!isTanggal(hari)) throw invalidField("tanggal", "Tanggal tidak ada di bulan ini");
  return hari;
}
