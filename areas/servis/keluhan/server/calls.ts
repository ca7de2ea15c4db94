import { audit } from "#company/audit/audit.ts";
import { milikOrder } from "#company/orderMilik.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement, type ReadCtx } from "#platform/http/context.ts";
import { found, invalidField, must } from "#platform/http/refusal.ts";
import { pageAnswer } from "#platform/list/paging.ts";
import { type Keluhan, keluhan } from "../contract.ts";
import { addKeluhan, unitTerlihat } from "./addKeluhan.ts";
import { mayBatalkan, mayJadwalkan, mayKerjakan, maySelesai, mayTanggungan } from "./rules.ts";
import { findKeluhan, type KeluhanRow, lockKeluhan, pageOfKeluhan, papanKeluhan, updateKeluhan } from "./sql.ts";

export const keluhanCalls: Handlers<typeof keluhan> = implement(keluhan, {
  getKeluhan: {
    async read(context, input) {
      const milik = await milikOrder(context.db, context.user);
      const { rows, total } = await pageOfKeluhan(context.db, { ...input, milik });
      return pageAnswer(
        input,
        total,
        rows.map((row) => wire(row, context)),
      );
    },
  },
  getPapanKeluhan: {
    async read(context) {
      const { db, user, today } = context;
      return { data: await papanKeluhan(db, today, await milikOrder(db, user), (row) => wire(row, context)) };
    },
  },
  getDetailKeluhan: {
    async read(context, { idKeluhan }) {
      return { data: wire(found(await findKeluhan(context.db, idKeluhan), "Keluhan"), context) };
    },
  },
  getUnitServis: {
    async read({ db, user }, { nomor }) {
      return { data: found(await unitTerlihat(db, user, nomor), "Nomor seri") };
    },
  },
  addKeluhan: {
    async write(deed, input) {
      const idKeluhan = await addKeluhan(deed, input);
      return { message: `Keluhan ${idKeluhan} berhasil dicatat`, data: { idKeluhan } };
    },
  },
  setTanggungan: {
    async write(deed, { idKeluhan, tanggungan, alasan }) {
      const row = found(await lockKeluhan(deed.tx, idKeluhan), "Keluhan");
      must(mayTanggungan(row));
      if (row.tanggungan === tanggungan) throw invalidField("tanggungan", "Tanggungannya sudah demikian");
      await updateKeluhan(deed, idKeluhan, { garansi: tanggungan === "garansi", alasanGaransi: alasan });
      const sebelum = { tanggungan: row.tanggungan, alasanGaransi: row.alasanGaransi };
      await audit(deed, { jenis: "keluhan", id: idKeluhan, sebelum, sesudah: { tanggungan, alasanGaransi: alasan } });
      return { message: `Tanggungan ${idKeluhan} berhasil diubah` };
    },
  },
  selesaikanKeluhan: {
    async write(deed, { idKeluhan, catatan }) {
      must(maySelesai(found(await lockKeluhan(deed.tx, idKeluhan), "Keluhan")));
      const sesudah = { selesai: deed.today, catatanSelesai: catatan };
      await updateKeluhan(deed, idKeluhan, sesudah);
      await audit(deed, { jenis: "keluhan", id: idKeluhan, sesudah });
      return { message: `Keluhan ${idKeluhan} selesai` };
    },
  },
  batalkanKeluhan: {
    async write(deed, { idKeluhan, alasan }) {
      must(mayBatalkan(found(await lockKeluhan(deed.tx, idKeluhan), "Keluhan")));
      await updateKeluhan(deed, idKeluhan, { dibatalkan: deed.today, alasanBatal: alasan });
      await audit(deed, { jenis: "keluhan", id: idKeluhan, sesudah: { alasanBatal: alasan } });
      return { message: `Keluhan ${idKeluhan} dibatalkan` };
    },
  },
});

const wire = ({ bukti, ...row }: KeluhanRow, { picture }: Pick<ReadCtx, "picture">): Keluhan => ({
  ...row,
  buktiFoto: bukti.flatMap((id) => picture(id) ?? []),
  aksi: {
    jadwalkan: mayJadwalkan(row),
    kerjakan: mayKerjakan(row),
    tanggungan: mayTanggungan(row),
    selesai: maySelesai(row),
    batal: mayBatalkan(row),
  },
});
