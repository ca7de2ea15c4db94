import { depreciate } from "#books/jurnal/susut.ts";
import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { refuseTertutup } from "#company/tutupBuku.ts";
import { isTanggal } from "#kernel/fields.ts";
import { tanggal as tertulis } from "#kernel/format.ts";
import { valuesOf } from "#kernel/record.ts";
import type { Tanggal } from "#kernel/types.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { found, invalidField } from "#platform/http/refusal.ts";
import { idNeracaOf, isianNeraca, neraca } from "../contract.ts";
import { hariNeraca } from "./compose.ts";
import { hariYangSudahTiba, neracaPada } from "./load.ts";
import { bagianSelisih, saldoSelainBuku } from "./selisih.ts";
import { entriManual, insertEntry, lockEntri } from "./sql.ts";
import { neracaXlsx } from "./xlsx.ts";

export const neracaCalls: Handlers<typeof neraca> = implement(neraca, {
  getNeraca: {
    async read({ db, today }, { tglToday }) {
      const sampai = hariYangSudahTiba("tglToday", tglToday ?? today, today);
      return { data: await neracaPada(db, hariNeraca(sampai)) };
    },
  },
  getNeracaByTanggal: {
    async read({ db, today }, { bulan, tahun, tanggal }) {
      const hari = hariYangSudahTiba("tanggal", hariDari(tahun, bulan, tanggal), today);
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
      await insertEntry(deed, hari, isi);
      const sebelum = lama ? valuesOf(isianNeraca, lama) : null;
      await audit(deed, { jenis: "neraca", id, sebelum, sesudah: isi });
      return { message: "Data neraca berhasil disimpan" };
    },
  },
  exportNeraca: {
    async sheet({ db, today }, { tglToday }) {
      const sampai = hariYangSudahTiba("tglToday", tglToday ?? today, today);
      const kolom = await neracaPada(db, hariNeraca(sampai));
      return { name: `Export Neraca-${tertulis(sampai)}.xlsx`, content: neracaXlsx(kolom) };
    },
  },
});

function hariDari(tahun: number, bulan: number, tanggal: number): Tanggal {
  const hari = [tahun, bulan, tanggal].map((n) => String(n).padStart(2, "0")).join("-");
  if (!isTanggal(hari)) throw invalidField("tanggal", "Tanggal tidak ada di bulan ini");
  return hari;
}
