import { randomBytes } from "node:crypto";
import { boleh, tidak } from "#kernel/row.ts";
import type { Handlers } from "#platform/http/context.ts";
import { implement } from "#platform/http/context.ts";
import { noteJejak } from "#platform/http/jejak/jejak.ts";
import { conflict, found } from "#platform/http/refusal.ts";
import { webhook } from "../contract.ts";
import { allWebhook, endWebhook, insertWebhook, lastKiriman, waitAgain } from "./sql.ts";

export const webhookCalls: Handlers<typeof webhook> = implement(webhook, {
  getWebhook: {
    read: async ({ db }) => ({ data: await allWebhook(db) }),
  },
  addWebhook: {
    async write(deed, { url, peristiwa }) {
      const rahasia = randomBytes(32).toString("base64url");
      const baru = { url, peristiwa: [...new Set(peristiwa)], rahasia, dibuat: deed.now, dibuatOleh: deed.user.idUser };
      const idWebhook = await insertWebhook(deed.tx, baru);
      await noteJejak(deed, "kunciApi", `Webhook ${url} ditambahkan: ${baru.peristiwa.join(", ")}`);
      return { message: "Webhook berhasil ditambahkan", data: { idWebhook, rahasia } };
    },
  },
  deleteWebhook: {
    async write(deed, { idWebhook }) {
      const url = found(await endWebhook(deed.tx, idWebhook, deed.now), "Webhook");
      await noteJejak(deed, "kunciApi", `Webhook ${url} dihapus`);
      return { message: "Webhook berhasil dihapus" };
    },
  },
  getKiriman: {
    async read({ db }, { idWebhook }) {
      const rows = await lastKiriman(db, idWebhook);
      return {
        data: rows.map((row) => {
          const selesai = row.status === "Terkirim" || row.status === "Gagal";
          return { ...row, aksi: { kirimUlang: selesai ? boleh : tidak("Masih menunggu dikirim") } };
        }),
      };
    },
  },
  kirimUlangWebhook: {
    async write({ tx, now }, { idKiriman }) {
      if (!(await waitAgain(tx, idKiriman, now)))
        throw conflict("Kiriman masih menunggu, atau webhooknya sudah dihapus");
      return { message: "Kiriman akan dikirim sekali lagi" };
    },
  },
});
