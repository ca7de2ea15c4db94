import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { type Penyedia, pembayaranMasuk } from "../contract.ts";
import { lastPembayaran } from "./sql.ts";

export const pembayaranMasukCalls: Handlers<typeof pembayaranMasuk> = implement(pembayaranMasuk, {
  getPembayaranMasuk: {
    async read({ db, services: { config } }) {
      const dipakai: Penyedia[] = [
        ...(config.midtransServerKey === null ? [] : (["Midtrans"] as const)),
        ...(config.xenditCallbackToken === null ? [] : (["Xendit"] as const)),
      ];
      return { data: await lastPembayaran(db), dipakai };
    },
  },
});
