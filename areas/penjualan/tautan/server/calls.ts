import { audit } from "#company/audit/audit.ts";
import { dokumenTerlihat } from "#company/orderMilik.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement, type OpenCtx } from "#platform/http/context.ts";
import { conflict, found, must, notAllowed, notFound } from "#platform/http/refusal.ts";
import { handOverPenawaran } from "../../penawaran/server/surat.ts";
import { type Tautan, tautan } from "../contract.ts";
import { mayRevoke, maySee, mayShare } from "./rules.ts";
import { alamatTautan } from "./serve.ts";
import { insertTautan, lockTautan, orderDokumen, tautanDokumen, withdrawTautan } from "./sql.ts";

const TINDAKAN = "membagikan dokumen ini";

export const tautanCalls: Handlers<typeof tautan> = implement(tautan, {
  getTautan: {
    async read(context, { asal, ...dokumen }) {
      const { db, user, now } = context;
      if (!mayShare(user, dokumen.jenis)) throw notAllowed(TINDAKAN);
      if (!(await dokumenTerlihat(db, user, dokumen.jenis, dokumen.id))) throw notFound("Dokumen");
      const rows = await tautanDokumen(db, dokumen, now);
      const data = rows
        .filter((row) => maySee(user, dokumen.jenis, row))
        .map(
          ({ idUser, melihatHarga: _, ...row }): Tautan => ({
            ...row,
            alamat: lengkap(context, row.idTautan, asal),
            aksi: { cabut: mayRevoke(user, { idUser }) },
          }),
        );
      return { data };
    },
  },
  addTautan: {
    async write(deed, { asal, ...dokumen }) {
      const { jenis, id } = dokumen;
      if (!mayShare(deed.user, jenis)) throw notAllowed(TINDAKAN);
      if (!(await dokumenTerlihat(deed.tx, deed.user, jenis, id))) throw notFound("Dokumen");
      // A quotation has gone out with its link.
      if (jenis === "penawaran") await handOverPenawaran(deed, id);
      const idSo = await orderDokumen(deed.tx, dokumen);
      if (idSo === undefined) throw notFound("Dokumen");
      const idTautan = await insertTautan(deed, dokumen);
      await audit(deed, { jenis, id, ...(idSo ? { idSo } : {}), sesudah: { tautan: "Dibuat" } });
      return { message: "Tautan dibuat", data: { idTautan, alamat: lengkap(deed, idTautan, asal) } };
    },
  },
  revokeTautan: {
    async write(deed, { idTautan }) {
      const row = found(await lockTautan(deed.tx, idTautan), "Tautan");
      must(mayRevoke(deed.user, row));
      if (row.dicabut !== null) throw conflict("Tautan ini sudah dicabut");
      await withdrawTautan(deed, idTautan);
      const { jenis, idDokumen: id } = row;
      const idSo = await orderDokumen(deed.tx, { jenis, id });
      await audit(deed, { jenis, id, ...(idSo ? { idSo } : {}), sesudah: { tautan: "Dicabut" } });
      return { message: "Tautan dicabut" };
    },
  },
});

const lengkap = ({ services }: Pick<OpenCtx, "services">, idTautan: string, asal: string | null): string =>
  `${services.config.publicUrl ?? asal ?? ""}${alamatTautan(services, idTautan)}`;
