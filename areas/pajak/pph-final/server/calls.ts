import { namaBulan } from "#areas/laporan/bulan.ts";
import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import { nanti } from "#company/hariIni.ts";
import { rupiah, tanggal } from "#kernel/format.ts";
import { type Handlers, implement } from "#platform/http/context.ts";
import { invalidField, throwIfAny } from "#platform/http/refusal.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { pphFinal } from "../contract.ts";
import { lockSetor, pageOfOmzet, saveSetor, summaryOfOmzet } from "./sql.ts";

export const pphFinalCalls: Handlers<typeof pphFinal> = implement(pphFinal, {
  getPphFinal: {
    async read({ db, today }, input) {
      const bulan = input.bulan ?? today.slice(0, 7);
      const [{ rows, total }, ringkasan] = await Promise.all([
        pageOfOmzet(db, { ...input, bulan }),
        summaryOfOmzet(db, bulan),
      ]);
      return { ...pageAnswer(input, total, rows), ringkasan };
    },
  },
  catatSetorFinal: {
    async write(deed, { bulan, versi, ...isian }) {
      const { tx, today } = deed;
      if (bulan >= today.slice(0, 7)) {
        throw invalidField("bulan", `Bulan ${namaBulan(bulan)} belum berakhir, setor setelah akhir bulan`);
      }
      throwIfAny(nanti("tglSetor", "Tanggal setor", isian.tglSetor, today));
      const lama = await lockSetor(tx, bulan);
      await assertVersion(tx, { jenis: "pajak", id: 1, stored: lama?.versi ?? 0, seen: versi });
      const baru = { ...isian, ntpn: isian.ntpn.toUpperCase() };
      await saveSetor(tx, bulan, baru);
      const sebut = (satu: typeof baru | null) =>
        satu ? `${namaBulan(bulan)}: ${rupiah(satu.nominal)} pada ${tanggal(satu.tglSetor)}, NTPN ${satu.ntpn}` : "";
      await audit(deed, {
        jenis: "pajak",
        id: 1,
        sebelum: { setorFinal: sebut(lama) },
        sesudah: { setorFinal: sebut(baru) },
      });
      return { message: `Setoran PPh final ${namaBulan(bulan)} dicatat` };
    },
  },
});
