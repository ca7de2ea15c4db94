import { orderTerlihat } from "#company/orderMilik.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { kebutuhanBahan } from "../contract.ts";
import { rencanakan } from "./rules.ts";
import { bahanPerlu, pesananTerbuka, takaran } from "./sql.ts";

export const kebutuhanBahanCalls: Handlers<typeof kebutuhanBahan> = implement(kebutuhanBahan, {
  getKebutuhanBahan: {
    /** All orders take their materials; those of others are not named to who sees own orders only. */
    async read({ db, user, today }) {
      const pesanan = await pesananTerbuka(db, today);
      const isi = await takaran(db, [...new Set(pesanan.map((satu) => satu.idProduk))], today);
      const bahan = await bahanPerlu(db, [...new Set(isi.map((satu) => satu.idProduk))]);
      const rencana = rencanakan(pesanan, isi, bahan);
      const terlihat = await orderTerlihat(db, user, [...new Set(pesanan.map((satu) => satu.idSo))]);
      return { data: { ...rencana, pesanan: rencana.pesanan.filter(({ idSo }) => terlihat.has(idSo)) } };
    },
  },
});
