import { settleMasukan } from "#books/pajak/masukan.ts";
import { audit } from "#company/audit/audit.ts";
import { assertVersion } from "#company/audit/history.ts";
import type { Boleh } from "#kernel/row.ts";
import { type Deed, type Handlers, implement } from "#platform/http/context.ts";
import { found, invalid, invalidField, must } from "#platform/http/refusal.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { readHasil } from "../../faktur/server/hasil/bacaHasil.ts";
import { HasilRefused } from "../../faktur/server/hasil/hasilCoretax.ts";
import { masukan } from "../contract.ts";
import type { Masukan } from "../isiMasukan.ts";
import { applyMasukan, diceritakan } from "./applyMasukan.ts";
import { keadaanOf, mayConnect, mayDisconnect, maySetAside, problemOfHubungan } from "./rules.ts";
import {
  calonTagihan,
  findMasukan,
  lockMasukan,
  lockTagihanSatu,
  type MasukanRow,
  pageOfMasukan,
  pageOfTanpaFaktur,
  summaryOfMasukan,
} from "./sql.ts";

export const masukanCalls: Handlers<typeof masukan> = implement(masukan, {
  getMasukan: {
    async read({ db, today }, input) {
      const [{ rows, total }, ringkasan] = await Promise.all([
        pageOfMasukan(db, input),
        summaryOfMasukan(db, input.bulan ?? today.slice(0, 7)),
      ]);
      return { ...pageAnswer(input, total, rows.map(wire)), ringkasan };
    },
  },
  getTanpaFaktur: {
    async read({ db }, input) {
      const { rows, total } = await pageOfTanpaFaktur(db, input);
      return pageAnswer(input, total, rows);
    },
  },
  getCalonTagihan: {
    async read({ db }, { idFakturMasukan }) {
      const row = found(await findMasukan(db, idFakturMasukan), "Faktur masukan");
      return { data: [...(await calonTagihan(db, row))] };
    },
  },
  bacaMasukan: {
    async prepare(_, { berkas: [file] }) {
      const { name, path } = found(file, "Berkas");
      const hasil = await readHasil(path, "masukan").catch((error: unknown) => {
        if (!(error instanceof HasilRefused)) throw error;
        throw invalid([{ field: "berkas", message: error.message, file: name }]);
      });
      return async (deed) => {
        const data = await applyMasukan(deed, hasil);
        return { message: `${data.diubah} faktur masukan diperbarui, ${data.sama} tetap`, data };
      };
    },
  },
  hubungkanMasukan: {
    async write(deed, { idTagihan, ...input }) {
      // A bill is locked before its faktur, as where it is cancelled.
      const tagihan = found(await lockTagihanSatu(deed.tx, idTagihan), "Tagihan");
      const row = await lockSeen(deed, input, mayConnect);
      const masalah = problemOfHubungan(tagihan, row.ppn);
      if (masalah !== null) throw invalidField("idTagihan", masalah);
      await change(deed, row, { idTagihan, tanpaTagihan: "" });
      return { message: `Faktur ${row.nomor} dihubungkan dengan ${idTagihan}` };
    },
  },
  lepasMasukan: {
    async write(deed, input) {
      const seen = found(await findMasukan(deed.tx, input.idFakturMasukan), "Faktur masukan");
      if (seen.idTagihan !== null) await lockTagihanSatu(deed.tx, seen.idTagihan);
      const row = await lockSeen(deed, input, mayDisconnect);
      await change(deed, row, { idTagihan: null, tanpaTagihan: "" });
      return { message: `Faktur ${row.nomor} dilepas dari ${row.idTagihan}` };
    },
  },
  kesampingkanMasukan: {
    async write(deed, { tanpaTagihan, ...input }) {
      const row = await lockSeen(deed, input, maySetAside);
      await change(deed, row, { idTagihan: null, tanpaTagihan });
      return {
        message: tanpaTagihan === "" ? `Faktur ${row.nomor} menunggu tagihannya` : `Faktur ${row.nomor} dikesampingkan`,
      };
    },
  },
});

/** Locks a faktur that somebody saw in this version and may do this with. */
async function lockSeen(
  { tx }: Deed,
  { idFakturMasukan, versi }: { idFakturMasukan: number; versi: number },
  may: (row: MasukanRow) => Boleh,
): Promise<MasukanRow> {
  const { nomor } = found(await findMasukan(tx, idFakturMasukan), "Faktur masukan");
  const row = found((await lockMasukan(tx, [nomor]))[0], "Faktur masukan");
  await assertVersion(tx, { jenis: "fakturMasukan", id: idFakturMasukan, stored: row.versi, seen: versi });
  must(may(row));
  return row;
}

type Ubahan = Pick<MasukanRow, "idTagihan" | "tanpaTagihan">;

async function change(deed: Deed, row: MasukanRow, ubahan: Ubahan): Promise<void> {
  const { idFakturMasukan } = row;
  await deed.tx`
    update faktur_masukan set ${deed.tx(ubahan)}, versi = versi + 1 where id_faktur_masukan = ${idFakturMasukan}`;
  await settleMasukan(deed, [idFakturMasukan]);
  await audit(deed, {
    ...{ jenis: "fakturMasukan", id: idFakturMasukan },
    ...{ sebelum: diceritakan(row), sesudah: diceritakan({ ...row, ...ubahan }) },
  });
}

const wire = ({ berlaku, ...row }: MasukanRow): Masukan => {
  const faktur = { ...row, berlaku };
  return {
    ...row,
    keadaan: keadaanOf(faktur),
    aksi: { hubungkan: mayConnect(faktur), lepas: mayDisconnect(faktur), kesampingkan: maySetAside(faktur) },
  };
};
