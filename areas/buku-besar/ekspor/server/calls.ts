import { type Handlers, implement } from "#platform/http/context.ts";
import { ekspor } from "../contract.ts";
import { eksporSemua } from "./eksporSemua.ts";

export const eksporCalls: Handlers<typeof ekspor> = implement(ekspor, {
  exportSemua: {
    async sheet({ services, today, now, user, alamat }) {
      const sheet = await eksporSemua(services, today);
      services.jejak.catat({
        peristiwa: "ekspor",
        waktu: now,
        idUser: user.idUser,
        nama: user.nama,
        alamat,
        keterangan: sheet.name,
      });
      return sheet;
    },
  },
});
