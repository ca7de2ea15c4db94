import { audit } from "#company/audit/audit.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { invalidField } from "#platform/http/refusal.ts";
import { aturan } from "../contract.ts";
import { aturanBerlaku, insertAturan } from "./sql.ts";

export const aturanCalls: Handlers<typeof aturan> = implement(aturan, {
  getAturanServis: {
    async read({ db, today }) {
      return { data: await aturanBerlaku(db, today) };
    },
  },
  setAturanServis: {
    async write(deed, { idProduk, garansiBulan }) {
      const dahulu = (await aturanBerlaku(deed.tx, deed.today)).find((satu) => satu.idProduk === idProduk);
      const namaProduk = await insertAturan(deed, { idProduk, garansiBulan });
      if (namaProduk === undefined) throw invalidField("idProduk", "Produk tidak ditemukan");
      const sebelum = dahulu ? { garansiBulan: dahulu.garansiBulan } : null;
      await audit(deed, {
        jenis: "aturan",
        id: idProduk ?? "perusahaan",
        sebelum,
        sesudah: { garansiBulan, namaProduk },
      });
      return { message: "Masa garansi berhasil disimpan" };
    },
  },
});
