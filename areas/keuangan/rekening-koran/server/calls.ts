import { receiveKodeUnik } from "#books/kas/kodeUnik.ts";
import { audit } from "#company/audit/audit.ts";
import { setelan } from "#company/perusahaan.ts";
import { refuseTertutup } from "#company/tutupBuku.ts";
import { tanggal } from "#kernel/format.ts";
import type { Id, Rupiah } from "#kernel/types.ts";
import type { Deed, Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { found, must, throwIfAny } from "#platform/http/refusal.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { rekeningKoran } from "../contract.ts";
import type { judulKolom } from "../isiKoran.ts";
import { KOLOM_KORAN } from "./baca/koran.ts";
import { rupiahSen } from "./baca/urutan.ts";
import { bacaRekeningKoran, readStatement } from "./bacaRekeningKoran.ts";
import { candidatesOf } from "./calon.ts";
import { matchBySelf } from "./matchBySelf.ts";
import { kodeIn, mayExplain, mayExplainKas, mayMatch, mayUndo, problemOfRekening } from "./rules.ts";
import {
  findCocok,
  findKas,
  findMutasi,
  findRekening,
  insertCocok,
  type Kas,
  lockKoran,
  type Mutasi,
  nextPortion,
  pageOfKoran,
  readMutasi,
  setJudul,
  sisaKoran,
  summaryOfKoran,
  undoCocok,
} from "./sql.ts";
import { withProposals } from "./usulan.ts";

/** The codes arrived with the last of these lines. */
async function bookKode(deed: Deed, idRekening: Id<"rekening">, mutasi: readonly Mutasi[], kas: readonly Kas[]) {
  const hari = mutasi.reduce(
    (akhir, { tanggal: satu }) => (satu > akhir ? satu : akhir),
    mutasi[0]?.tanggal ?? deed.today,
  );
  await refuseTertutup(deed, "idKoran", hari);
  const sisa = kas.flatMap(({ idInvoice, kodeUnik }) =>
    idInvoice !== null && kodeUnik > 0 ? [{ idInvoice, kode: kodeUnik as Rupiah, tanggal: hari }] : [],
  );
  return (await receiveKodeUnik(deed, idRekening, sisa)).map(({ idKas }) => idKas);
}

const sebut = (mutasi: readonly Mutasi[]): string =>
  mutasi.map(({ tanggal: hari, sen }) => `${tanggal(hari)} ${rupiahSen(sen)}`).join(", ");

export const rekeningKoranCalls: Handlers<typeof rekeningKoran> = implement(rekeningKoran, {
  bacaRekeningKoran: {
    async prepare({ db }, { idRekening, bertahap, berkas: [file] }) {
      const rekening = found(await findRekening(db, idRekening), "Rekening");
      const berkas = await readStatement(rekening, file);
      return async (deed) => {
        const data = await bacaRekeningKoran(deed, idRekening, berkas, bertahap);
        return { message: `${data.baru} mutasi baru, ${data.ada} sudah ada, ${data.tunda} menunggu`, data };
      };
    },
  },
  getSisaKoran: {
    read: async ({ db }) => ({ data: [...(await sisaKoran(db))] }),
  },
  getRekeningKoran: {
    async read({ db }, input) {
      const [rekening, jumlah, rows] = await Promise.all([
        findRekening(db, input.idRekening),
        summaryOfKoran(db, input.idRekening),
        pageOfKoran(db, input),
      ]);
      const { judul } = found(rekening, "Rekening");
      const { sampai, ...banyak } = jumlah;
      const data = await withProposals(db, input.idRekening, rows);
      const kosong = Object.fromEntries(KOLOM_KORAN.map((kolom) => [kolom, judul?.[kolom] ?? ""]));
      return {
        ...pageAnswer(input, banyak[input.status], data),
        ...{ jumlah: banyak, sampai, judul: judul && (kosong as Record<keyof typeof judulKolom, string>) },
      };
    },
  },
  getCalonKoran: {
    async read({ db, user }, { idRekening, idKoran, cari }) {
      const [mutasi, aturan] = await Promise.all([readMutasi(db, idRekening, [idKoran]), setelan(db)]);
      const dicari = { idRekening, mutasi: found(mutasi[0], "Mutasi bank"), cari };
      return { data: await candidatesOf(db, user, aturan, dicari) };
    },
  },
  cocokkanKoran: {
    async write(deed, { idRekening, idKoran, idKas }) {
      const { tx } = deed;
      await lockKoran(tx, idRekening);
      const mutasi = await findMutasi(tx, idRekening, idKoran);
      const kas = await findKas(tx, idRekening, idKas);
      must(mayMatch({ idKoran, idKas }, mutasi, kas));
      const cocok = { idRekening, jenis: "orang", alasan: "Dicocokkan orang" } as const;
      const sisa = kodeIn(mutasi, kas) > 0 ? await bookKode(deed, idRekening, mutasi, kas) : [];
      const idCocok = await insertCocok(deed, cocok, [...new Set(idKoran)], [...new Set([...idKas, ...sisa])]);
      const sesudah = { mutasi: sebut(mutasi), kas: kas.map(({ idPengajuan }) => idPengajuan).join(", ") };
      await audit(deed, { jenis: "rekeningKoran", id: idRekening, sesudah });
      return { message: "Mutasi bank dicocokkan", data: { idCocok } };
    },
  },
  cocokkanSendiri: {
    async write(deed, { idRekening, bertahap, sejak }) {
      found(await findRekening(deed.tx, idRekening), "Rekening");
      await lockKoran(deed.tx, idRekening);
      const bagian = bertahap ? await nextPortion(deed.tx, idRekening, sejak) : null;
      const cocok = bertahap && bagian === null ? 0 : await matchBySelf(deed, idRekening, bagian);
      const sesudah = { mutasi: `${cocok} cocok sendiri` };
      if (cocok > 0) await audit(deed, { jenis: "rekeningKoran", id: idRekening, sesudah });
      const { berikut, lagi } = bagian ?? { berikut: null, lagi: 0 };
      return { message: `${cocok} mutasi bank cocok sendiri`, data: { cocok, berikut, lagi } };
    },
  },
  jelaskanKoran: {
    async write(deed, { idRekening, idKoran, alasan }) {
      await lockKoran(deed.tx, idRekening);
      const mutasi = await findMutasi(deed.tx, idRekening, [idKoran]);
      found(mutasi[0], "Mutasi bank");
      must(mayExplain(mutasi));
      const idCocok = await insertCocok(deed, { idRekening, jenis: "jelas", alasan }, [idKoran], []);
      await audit(deed, { jenis: "rekeningKoran", id: idRekening, sesudah: { mutasi: sebut(mutasi), alasan } });
      return { message: "Mutasi bank dijelaskan", data: { idCocok } };
    },
  },
  jelaskanKas: {
    async write(deed, { idRekening, idKas, alasan }) {
      await lockKoran(deed.tx, idRekening);
      const kas = await findKas(deed.tx, idRekening, idKas);
      must(mayExplainKas(idKas, kas));
      const idCocok = await insertCocok(deed, { idRekening, jenis: "jelas", alasan }, [], [...new Set(idKas)]);
      const sesudah = { kas: kas.map(({ idPengajuan }) => idPengajuan).join(", "), alasan };
      await audit(deed, { jenis: "rekeningKoran", id: idRekening, sesudah });
      return { message: "Mutasi kas dijelaskan", data: { idCocok } };
    },
  },
  batalCocokKoran: {
    async write(deed, { idRekening, idCocok }) {
      await lockKoran(deed.tx, idRekening);
      const cocok = found(await findCocok(deed.tx, idRekening, idCocok), "Pencocokan");
      must(mayUndo(cocok));
      await undoCocok(deed, idCocok);
      const sebelum = { mutasi: sebut(cocok.mutasi), kas: cocok.kas.join(", "), alasan: cocok.alasan };
      await audit(deed, { jenis: "rekeningKoran", id: idRekening, sebelum });
      return { message: "Pencocokan dibatalkan" };
    },
  },
  setJudulKoran: {
    async write(deed, { idRekening, ...isian }) {
      const rekening = found(await findRekening(deed.tx, idRekening), "Rekening");
      throwIfAny(problemOfRekening(rekening));
      const judul = Object.fromEntries(Object.entries(isian).filter(([, nama]) => nama !== null && nama !== ""));
      await setJudul(deed, idRekening, judul);
      const sesudah = { judul: Object.values(judul).join(", ") };
      await audit(deed, { jenis: "rekeningKoran", id: idRekening, sesudah });
      return { message: "Nama kolom disimpan" };
    },
  },
});
