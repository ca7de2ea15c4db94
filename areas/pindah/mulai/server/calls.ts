import { audit } from "#company/audit/audit.ts";
import { hariDiminta, nanti } from "#company/hariIni.ts";
import { tanggalAwal } from "#company/saldoAwal.ts";
import { tertutup } from "#company/tutupBuku.ts";
import { tanggal as tertulis } from "#kernel/format.ts";
import { translating } from "#platform/db/database.ts";
import { type Handlers, implement } from "#platform/http/context.ts";
import { conflict, found, invalidField, throwIfAny } from "#platform/http/refusal.ts";
import { LANGKAH_MULAI, mulai } from "../contract.ts";
import { compareNeraca, setAkun } from "./neracaLama.ts";
import { closeMulai, countLangkah, findMulai, setTanggal } from "./sql.ts";

export const mulaiCalls: Handlers<typeof mulai> = implement(mulai, {
  getMulai: {
    async read({ db, today }) {
      const [banyak, { terbuka }, tanggal] = await Promise.all([
        countLangkah(db),
        findMulai(db),
        tanggalAwal({ tx: db, today }),
      ]);
      const langkah = LANGKAH_MULAI.map((satu) => ({ langkah: satu, banyak: banyak[satu] }));
      return { data: { terbuka, tanggal, langkah } };
    },
  },
  setTanggalAwal: {
    async write(deed, { tanggal }) {
      const { tx, today } = deed;
      throwIfAny([
        ...nanti("tanggal", "Hari terakhir program lama", tanggal, today),
        ...(await tertutup(deed, "tanggal", tanggal)),
      ]);
      const sebelum = await findMulai(tx);
      await setTanggal(deed, tanggal);
      await audit(deed, { jenis: "mulai", id: "mulai", sebelum: { tanggal: sebelum.tanggal }, sesudah: { tanggal } });
      return { message: `Saldo awal dibukukan pada ${tertulis(tanggal)}` };
    },
  },
  getBandingNeraca: {
    async read({ db, today }, { tanggal }) {
      return { data: [...(await compareNeraca(db, hariDiminta(tanggal, today)))] };
    },
  },
  setAkunLama: {
    async write(deed, { id, idAkun }) {
      const nama = found(
        await translating(() => setAkun(deed, id, idAkun), {
          neraca_lama_id_akun_fkey: () => invalidField("idAkun", "Akun tidak dikenal"),
        }),
        "Akun lama",
      );
      await audit(deed, { jenis: "mulai", id: "mulai", sesudah: { akunLama: nama } });
      return { message: `Akun ${nama} dipasangkan` };
    },
  },
  tutupMulai: {
    async write(deed) {
      if (!(await closeMulai(deed))) throw conflict("Daftar mulai sudah ditutup");
      await audit(deed, { jenis: "mulai", id: "mulai", sebelum: { ditutup: false }, sesudah: { ditutup: true } });
      return { message: "Daftar mulai ditutup. Impor Data tetap ada di Setting" };
    },
  },
});
